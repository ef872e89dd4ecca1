import { asSentence, capitalised } from '../text/casing';
import { findPrice } from '../text/money';
import type { FoundSubject } from './found-subject';
import { readTokens } from '../text/sentences';
import type { Sentence } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { isAboutLook } from './ask-items';
import { partsBehind, textOf } from './read-fragments';
import { readPriced } from './read-lists';
import { readOrder } from './read-order';
import { isSaidToUs } from './read-statement';

const turns =
  /(?:, |; | - | – | — |\.\. ?)(?:and |so |but |also )?(?=(?:we|we're|we've|i|i'm|i've|it's|it|he|she|they|our|my|there|there's|you|people|everyone|all|every|each|open|free|cash|call|since|no (?!bright|animation))\b)| (?:and|but|so|because) (?=(?:we|we're|i|i'm|it's|they|our|people|there)\b)/iu;
const commission =
  /\b(?:web ?sites?|sites?|web ?pages?|landing page|homepage|one-pager|this page|the page|page for|page about|page with|an? app|the app|something like)\b/i;
const chatter =
  /\bwould be (?:sweet|nice|great|cool|good|lovely|perfect)\b|\b(?:thanks|thank you|cheers|let me know|not sure|i guess|idk|makes sense|whatever you|budget for|deadline|you can decide|up to you|that's (?:it|all)|nothing fancy|hope (?:this|that)|as discussed|see attached|my (?:nephew|niece|daughter|son|cousin) (?:said|says|told|made))\b|\?\s*\)?$|[:(]$|^etc\b|^#|^\d+\.\d|\b(?:users?|visitors?|people) (?:should|must|can)\b|\bshould be able\b| [,;.]/i;
const most = 60;

/** Everything that was said about the subject and may be read by visitors, clause by clause. */
export function findRemarks(
  sentences: readonly Sentence[],
  found: FoundSubject,
  english: boolean,
  offered: readonly string[],
): string[] {
  if (!english) return [];
  const remarks: string[] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (found.application && index === found.sentence) continue;
    if (index === found.sentence && isCommission(sentence)) {
      remarks.push(...besideSubject(sentence, found, offered));
      continue;
    }
    if (/^[\p{L}]+(?: [\p{L}]+){0,2}:\s/u.test(sentence.text)) continue;
    const text = sentence.whole === undefined ? sentence.text : sentence.whole;
    if (text === null || remarks.length >= most) continue;
    if (sentence.listed || readOrder(sentence) !== null) continue;
    const listed = readPriced(sentence)?.items.length ?? 0;
    if (listed > 1 && !/\b(?:we|i|our|people|you)\b/i.test(text)) continue;
    const read = listed > 1 ? withoutPriced(text) : text;
    for (const clause of read.slice(0, 1_200).split(turns)) {
      const remark = asRemark(clause);
      if (remark !== null) remarks.push(...readable(remark));
    }
  }
  return [...new Set(remarks)];
}

/** What a list of prices says besides: "I come to homes, knives €6 each, scissors €8". */
function withoutPriced(text: string): string {
  return text
    .split(/, /)
    .filter((part) => !findPrice(part))
    .join(', ');
}

/** The sentence that asks for the page: what it says of the subject stands between its commas. */
function isCommission(sentence: Sentence): boolean {
  return readOrder(sentence) !== null || commission.test(sentence.text);
}

/** "wedding website for Ann and Bo, 14 June, Villa Cetinale near Siena, dress code garden party". */
function besideSubject(
  sentence: Sentence,
  { end }: FoundSubject,
  offered: readonly string[],
): string[] {
  return partsBehind(sentence, end)
    .map((part) => textOf(sentence, part))
    .filter((text) => !offered.includes(capitalised(text)) && !findPrice(text))
    .map((text) => asRemark(text, leastInPart))
    .filter((remark) => remark !== null);
}

const leastInPart = 2;

function asRemark(clause: string, least = 3): string | null {
  const text = clause
    .replace(/^(?:so|and|but|also|well|basically|plus|then|oh|ok|okay|yeah),? /i, '')
    .trim();
  const words = text.split(/\s+/);
  const first = words[0]?.toLowerCase() ?? '';
  if (words.length < least || words.length > 60 || chatter.test(text) || commission.test(text))
    return null;
  if (isSaidToUs(text) || isOf('commissionVerbs', first) || isOf('instructionVerbs', first))
    return null;
  if (
    /^(?:am|are|is|was|were|where|which|that|who|with|for|about|called|named|in|to|of|or)\b/i.test(
      text,
    ) ||
    /\b(?:and|or|the|a|an|with|for|of|to|in|at|is|are)[.,]?$/i.test(text)
  )
    return null;
  if (text.split('(').length !== text.split(')').length || text.split('"').length % 2 === 0)
    return null;
  return isAboutLook(text)
    ? null
    : asSentence(text.replace(/^i\b/, 'I').replaceAll(/ i(?=[ '])/g, ' I'));
}

const longestFragment = 9;

/** Words without a verb read well while they are few; a longer run is broken at its commas. */
function readable(remark: string): string[] {
  const words = remark.split(' ').length;
  if (words < 12 || readTokens(remark).some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
    return [remark];
  const parts: string[] = [];
  for (const part of remark.replace(/\.$/, '').split(/, (?!\d{3}\b)/)) {
    const joined = `${parts.at(-1) ?? ''}, ${part}`;
    if (parts.length > 0 && joined.split(' ').length <= longestFragment)
      parts[parts.length - 1] = joined;
    else parts.push(part);
  }
  return parts.every((part) => part.split(' ').length < 12)
    ? [parts.map(asSentence).join(' ')]
    : [];
}
