import { asSentence } from '../text/casing';
import type { Sentence } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';

/** Clauses that speak to us, at the end of a sentence that speaks of the subject. */
const toUs =
  /(?:(?:,? (?:and|so|but))?,? (?:i|we)(?:'d)? ?(?:also |really |now |just |would |badly )*(?:need|want|like|are looking for|am looking for)|,? looking for) (?:a|an|to have|to get|to|some|our|my|the|you)\b.*$/i;
const contact =
  /(?:,| -|;| and)? ?(?:please )?(?:call|phone|ring|text|tel\.?|telephone|e-?mail|write to|contact|reach|whatsapp)(?: us| me)?(?: at| on|:)? ?(?:\+?[\d(][\d ()./-]{6,}\d|\S+@\S+)/gi;
const inquiry =
  /\?|^[^(]*\)|^[^)]*\($|^(?:can|could|would|will) you\b|^(?:thanks|thank you|cheers|regards|kind regards|best|hi|hello|hey|dear)\b|\byou (?:can|could|may) (?:choose|decide|make up|pick)\b|^(?:note|important)\b|\?$/i;

/** The sentence as visitors may read it, or null when it speaks to us or is none. */
export function asStatement(sentence: Sentence): string | null {
  if (sentence.whole === null) return null;
  let text = (sentence.whole ?? sentence.text).replace(toUs, '').replaceAll(contact, '').trim();
  if (isSaidToUs(text) || / [,;.]/.test(text) || /^\d+\.\d|\bshould be able\b/.test(text))
    return null;
  if (
    inquiry.test(text) ||
    /^(?:\w+ ){0,2}(?:invitation|page|site|website) (?:for|about)\b/i.test(text)
  )
    return null;
  const [first] = sentence.tokens;
  if (first === undefined || isOf('commissionVerbs', first.lower)) return null;
  if (
    /\b(?:web ?sites?|web ?page|landing page|homepage|one-pager|(?:the|this|a|my|our|dark|clean|simple|modern)(?: \w+)? (?:site|page|app)|web app)\b/i.test(
      text,
    )
  )
    return null;
  if (!isClause(sentence) || text.split(' ').length < 4) return null;
  if (/\bname (?:of [^,.]{0,40} )?is\b|\b(?:called|named) /i.test(text)) return null;
  text = text
    .replace(/^(?:so|and|but|also|well|basically|plus),? /i, '')
    .replace(/^they\b/i, 'We')
    .replace(/^i\b/, 'I')
    .replace(/ i(?=[ '])/g, ' I');
  return asSentence(text);
}

/** A subject with its verb: one inside "that …" or behind a list of things makes no sentence. */
function isClause({ tokens }: Sentence): boolean {
  const verb = tokens.findIndex(isFinite);
  if (verb === -1) return false;
  if (tokens.slice(0, verb).filter(({ text }) => text === ',').length > 1) return false;
  return (
    !tokens.slice(0, verb).some(({ lower }) => relative.has(lower)) ||
    speakers.has(tokens[0]?.lower ?? '')
  );
}

const relative = new Set(['that', 'which', 'who', 'where', 'with', ':', 'when', 'if', ',']);
const speakers = new Set([
  'we',
  'i',
  'our',
  'my',
  'it',
  'they',
  'he',
  'she',
  "we're",
  "i'm",
  "it's",
  'you',
  'your',
  'every',
  'all',
  'each',
  'when',
  'if',
  'after',
  'since',
  'in',
  'on',
  'from',
  'for',
]);
const contracted = new Set([
  "i'm",
  "we're",
  "it's",
  "that's",
  "they're",
  "we've",
  "i've",
  "you're",
]);

function isFinite({ pos, lower }: Sentence['tokens'][number]): boolean {
  return pos === 'AUX' || contracted.has(lower) || (pos === 'VERB' && !lower.endsWith('ing'));
}

const wishes =
  /\b(?:i|we|he|she|they|dad|mum|mom|boss|client)(?:'d| would| want| wants| need| needs| hates?| loves?| likes?| prefers?| thinks?) (?:to |it |like |love |some |a |an |the |his |her |my |our |something |this |fancy |no |not )/i;
const orders =
  /\b(?:please|pls|colou?rs?|fonts?|serif|layout|background|buttons?|logo|scroll|mobile[- ]friendly|photos? of|stock photos?|the words?|on the page|below that|at the top|at the bottom|up to you|make sure|in the header|in the footer)\b|^(?:underneath|below|above|on top|at the (?:top|bottom|end)|in the middle|next to|then an?|first an?)\b|\bhates? \w+\.?$|^(?:farben?|couleurs?|colores?|cores|colori|kleuren)\s?:|\b(?:bitte|por favor|s'il vous plaît|per favore|alstublieft|graag)\b|\b(?:quiero|necesito|je (?:veux|voudrais)|vorrei|preciso de|ich (?:brauche|möchte|hätte)|wir (?:brauchen|möchten)|ik wil|wij willen)\b|^(?:si chiama|se llama|chama-se|elle s'appelle|il s'appelle|sie heißt|nom :)|^(?:use|call|name|put|make|keep|add|show|include|no|not|nothing|don't|do not|never|avoid|think|colours?)\b/i;
const naming =
  /^names? (?:is|was) |^name's |^(?:(?:the|our|my|its|his|her) )?(?:[\p{L}']+ ){0,2}(?:name|company|business|brand|studio|shop|client|ours|group|van|truck|band)(?:'s name)? (?:is|will be|'s) (?:called )?["\p{Lu}]/iu;

/** What somebody says to whoever builds the page, and no visitor wants to read. */
export function isSaidToUs(text: string): boolean {
  return (
    wishes.test(text) || orders.test(text) || (naming.test(text) && text.split(' ').length < 10)
  );
}
