import { readTokens } from '../../../text/tokens';
import { readAs } from '../order';
import type { Order } from '../order';

/** What visitors are to be told is announced; the words behind it are for them. */
const announcing = new RegExp(
  String.raw`^(?:(?:please|pls|could you|can you|would you|also|just|now|kindly|bitte|por favor|per favore|s'il vous plaît|graag)[, ]+)*` +
    String.raw`(?:(?:say|mention|note|state|add|put|write|stick|pop|specify|precise|explain|warn)(?: (?:also|too|in|on|down|somewhere|clearly|people|them|everyone|folks?))*(?: that)?` +
    String.raw`|(?:tell|remind|warn) (?:them|people|everyone|everybody|folks?|visitors|customers|parents|guests)(?: that)?` +
    String.raw`|(?:let|make sure) (?:them|people|everyone|everybody|folks?) know(?: that)?` +
    String.raw`|make (?:it )?clear(?: that)?|can it say|i(?: should|['’]d| would) (?:wish|like) it (?:to be )?known that` +
    String.raw`|(?:schreib\p{L}*|sagt?|erwähn\p{L}*)(?: bitte)?(?: auch)?,? dass|(?:dites|précisez|indiquez|écrivez|ajoutez)(?: aussi)? (?:que |qu['’])` +
    String.raw`|(?:pon|di|diga|escribe|añade)(?: también)? que|(?:scriv\p{L}*|di|dite|aggiung\p{L}*)(?: anche)? che|(?:zeg|schrijf|vermeld)(?: ook)? dat)[:,]?\s+(\S.*)$`,
  'isu',
);
const announcedBehind =
  /^(\S.*?)[,.;]?\s+(?:(?:please )?(?:say|put|add|mention|write) (?:that|this|it)(?: (?:in|on|too|somewhere|please))*|(?:please|pls) (?:add|mention|say so))[.!]*$/isu;
/** "under the pies put …" */
const placed =
  /^(?:(under|below|beneath|after|above|before|in|on|beside|next to)) (the |our |my )?([^,]{2,40}?),? (?=(?:put|add|say|write|mention)\b)/iu;
/** What is said of the page and its parts is said to who makes it. */
const ofMaker =
  /\b(?:page|website|site|fonts?|colou?rs?|background|buttons?|logo|headings?|headline|titles?|form|sections?|photos?|pictures?|big|bigger|smaller|larger|column|table|box)\b/iu;
/** Has a place of its own on a page. */
const contact = /@|\b\w+\.(?:com|org|net|co)\b/iu;
const longest = 300;
const leastWords = 3;
/** "add a bit about …" is of a part to come, which has a name. */
const ofPart =
  /^(?:some(?:thing|body)?|anything|more|another)\b|^(?:an? |the |one )?(?:wee |little |small |tiny |new |short )*(?:bit|section|part|note|line|paragraph|sentence|feature|question|faq|step|field|box|quote|review|row|item|entry)\b/iu;

/** "tell them the crypt has eleven steps", "no shorts on finals night put that in": a sentence for visitors. */
export function asStatement(order: Order): Order | null {
  const place = placed.exec(order.asked);
  const asked = place ? order.asked.slice(place[0].length) : order.asked;
  const text = (announcing.exec(asked)?.[1] ?? announcedBehind.exec(asked)?.[1] ?? '').trim();
  if (text.length > longest || [ofPart, ofMaker, contact].some((one) => one.test(text)))
    return null;
  if (!isSaid(text) && (place === null || text.split(/\s+/u).length < leastWords)) return null;
  const told = { label: 'text', text } as const;
  const section = place?.[3];
  return section === undefined
    ? readAs(order, 'add-section', told)
    : readAs(order, 'add-section', told, { label: 'target', text: section });
}

/** The tagger takes what lacks its apostrophe for a noun. */
const contracted =
  /\b(?:i['’]?m|i['’]?ve|(?:you|we|they)['’]?(?:re|ve)|(?:he|she|it|there|that)['’]?s|(?:do|does|can|wo|is|are)n['’]?t)\b/iu;

/** Somebody does something, or something is not: a name alone is an entry, and belongs to a list. */
function isSaid(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length < leastWords) return false;
  if (contracted.test(text)) return true;
  if (/^(?:no|not|never|nur|kein\p{L}*|pas de|sin|senza|geen)\s/iu.test(text)) return true;
  const [first, ...rest] = readTokens(text);
  return (
    first !== undefined &&
    (rest.some(({ pos }) => pos === 'VERB' || pos === 'AUX') || first.pos === 'PRON')
  );
}
