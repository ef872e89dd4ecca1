import type { Sentence, Token } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { subjectOf } from './found-subject';
import type { FoundSubject } from './found-subject';
import { readNounPhrase, withPurpose } from './noun-phrase';
import { deed } from './page-complement';

/** Verbs that only say somebody has or makes it: the noun behind them is the subject. */
const having = new Set(
  'run own operate manage open start sell make bake offer rent hire produce import build create design organise organize host brew roast provide keep stock craft publish do'.split(
    ' ',
  ),
);
const noAction = new Set(
  'have need want like love hope think know look get go come call say tell ask see meet find live be believe work use send pay book bring take give put let try help start stop feel mean prefer expect welcome sit stand close charge accept include cover love hate speak contact park'.split(
    ' ',
  ),
);

/** "We hire out marquees": a verb with its particle is one verb. */
const particles = new Set(['out', 'up', 'off', 'down', 'over', 'away', 'together']);

/** "I tune pianos", "we are opening a small clinic", "Paws of Piraeus rescues street cats". */
export function fromAction(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens } = sentence;
  for (let at = 0; at < Math.min(tokens.length - 1, 40); at += 1) {
    const found = isActor(tokens, at) ? behindActor(sentence, index, at + 1) : null;
    if (found) return found;
  }
  return null;
}

/** "I", "we", or the capitals a sentence begins with. */
function isActor(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (['i', 'we', "i'm", "we're"].includes(token.lower)) return true;
  const next = tokens[at + 1];
  return (
    token.capital &&
    at < 6 &&
    tokens
      .slice(0, at)
      .every(({ capital, lower }) => capital || ['of', 'the', '&', 'and'].includes(lower)) &&
    next?.pos === 'VERB' &&
    next.lower.endsWith('s')
  );
}

function behindActor(sentence: Sentence, index: number, from: number): FoundSubject | null {
  const { tokens, text } = sentence;
  let at = from;
  while (
    [
      'am',
      'are',
      "'m",
      "'re",
      'also',
      'mainly',
      'mostly',
      'now',
      'have',
      'been',
      'be',
      'currently',
      'just',
      'do',
      'a',
      'bit',
    ].includes(tokens[at]?.lower ?? '') &&
    ['VERB', 'ADV', 'AUX'].includes(tokens[at + 1]?.pos ?? '')
  )
    at += 1;
  const verb = tokens[at];
  if (verb?.pos !== 'VERB' && !(verb && having.has(verb.lower))) return null;
  const lemma = verb.lemma.toLowerCase();
  if (noAction.has(lemma)) return null;
  const particle = particles.has(tokens[at + 1]?.lower ?? '') ? (tokens[at + 1]?.lower ?? '') : '';
  const behind = at + (particle === '' ? 1 : 2);
  const phrase = readNounPhrase(text, tokens, behindOtherVerb(tokens, behind));
  const owned = particle === '' && (having.has(lemma) || lemma === 'do');
  if (!phrase || isOf('siteNouns', phrase.head)) return null;
  // "We run Hearth & Crumb" names it; "I teach Portuguese" says what is done.
  if (
    phrase.tokens.every(({ capital }) => capital) &&
    (owned || !['i', 'we'].includes(tokens[from - 1]?.lower ?? ''))
  )
    return null;
  return {
    phrase: owned ? phrase.text : deed(lemma, particle, phrase.text),
    head: phrase.head,
    audience: null,
    application: false,
    sentence: index,
    end: phrase.after,
  };
}

/** "I repair and set up violins": the second thing that is done to them. */
function behindOtherVerb(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.lower !== 'and' || tokens[at + 1]?.pos !== 'VERB') return at;
  return at + (particles.has(tokens[at + 2]?.lower ?? '') ? 3 : 2);
}

/** "What: wine bar with small plates", "Business: dog groomer". */
export function fromLabel({ text, tokens }: Sentence, index: number): FoundSubject | null {
  const match =
    /^(?:what(?: it is| we do| we are| is it)?|business(?: type)?|type(?: of (?:business|site))?|trade|about|subject|industry|activity|profession|product)\s?:\s/i.exec(
      text,
    );
  if (!match) return null;
  const from = tokens.findIndex(({ start }) => start >= match[0].length);
  const phrase = from === -1 ? null : readNounPhrase(text, tokens, from);
  return phrase
    ? {
        phrase: phrase.text,
        head: phrase.head,
        audience: null,
        application: false,
        sentence: index,
        end: tokens.length,
      }
    : null;
}

/** "Upholsterer, Bath." or "Escape rooms in an old submarine: …": words that need no verb to say what it is. */
export function fromFragment(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens, text } = sentence;
  const compound = index === 0 && startsCompound(tokens);
  const noun = readNounPhrase(text, tokens, compound ? 1 : 0);
  const phrase =
    noun && compound ? { ...noun, text: text.slice(0, tokens[noun.after - 1]?.end) } : noun;
  const next = tokens[phrase?.after ?? 0];
  if (!phrase || index > 3 || next?.pos === 'NUM' || /^[$€£]$/.test(next?.text ?? '')) return null;
  const stop = tokens.findIndex(
    ({ text: mark }, at) => at >= phrase.after && /^[,:;.!?–—-]+$/.test(mark),
  );
  const part = tokens.slice(0, stop === -1 ? tokens.length : stop);
  const main = part.findIndex(({ lower }) => ['who', 'that', 'which'].includes(lower));
  if (
    part
      .slice(0, main === -1 ? part.length : main)
      .some(({ pos, lower }) => pos === 'AUX' || ['i', 'we', 'it'].includes(lower))
  )
    return null;
  if (hasVerb(part.slice(phrase.after))) return null;
  if (
    tokens
      .slice(0, phrase.after)
      .some(({ lower }) => isOf('commissionVerbs', lower) || isOf('siteNouns', lower))
  )
    return null;
  return subjectOf(withPurpose(phrase, text, tokens), index);
}

/** A verb of its own; what stands behind "who" or "helping" belongs to a clause that only describes. */
function hasVerb(tokens: readonly Token[]): boolean {
  const describing = tokens.findIndex(
    ({ pos, lower }, at) =>
      isOf('relatives', lower) ||
      (pos === 'VERB' && lower.endsWith('ing')) ||
      (pos === 'VERB' && tokens[at + 1]?.lower === 'by'),
  );
  return tokens
    .slice(0, describing === -1 ? tokens.length : describing)
    .some(({ pos, lower }) => pos === 'VERB' && !/(?:ing|ed)$/.test(lower));
}

/** "Escape rooms in an old submarine": a verb only for the tagger. */
function startsCompound(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  return (
    first?.pos === 'VERB' &&
    second?.pos === 'NOUN' &&
    !isOf('commissionVerbs', first.lower) &&
    !isOf('instructionVerbs', first.lower) &&
    !noAction.has(first.lower)
  );
}
