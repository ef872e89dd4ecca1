import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { isBareTopic, topicOf } from '../../catalogue/topics';
import { readTokens } from '../../text/tokens';

/** What a thing in a row of things may have been taken for. */
const loose = new Set<SpanLabel>(['item', 'feature', 'fact', 'about', 'subject', 'audience']);
/** What a row of offers never holds. */
const other = new Set<SpanLabel>([
  'name',
  'place',
  'area',
  'price',
  'phone',
  'email',
  'url',
  'date',
  'time',
  'hours',
  'where',
  'event',
  'person',
  'role',
  'color',
  'style',
  'button',
  'field',
  'not',
  'site',
  'quote',
  'q',
  'a',
  'note',
  'address',
  'group',
]);

const fewestThings = 3;
const mostThings = 12;
const mostWords = 4;
const longestSentence = 240;
/** More rows are a catalogue, which has its own readings. */
const mostRows = 40;

interface Thing {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Makes every part of a plain row of things an item where some of them were marked as such: in "mugs, serving bowls, planters and
 * vases" what is said of one is said of all.
 */
export function withWholeRows(text: string, spans: readonly Span[]): readonly Span[] {
  let all = spans;
  const subject = spans.find(({ label }) => label === 'subject') ?? { start: 0, end: 0 };
  for (const sentence of sentencesIn(text)) {
    const row = rowIn(sentence, all, subject);
    if (row === null) continue;
    const isSubject = row.some((thing) => overlaps(thing, subject));
    const label = isSubject ? offeredBy(row, all, subject) : labelOf(row, all);
    if (label === null) continue;
    const record = Math.max(0, ...all.map((span) => span.record ?? 0)) + 1;
    const things = row.map((thing, at): Span => ({
      ...thing,
      label,
      record: record + at,
      sure: 1,
    }));
    all = [
      ...all.filter((span) => !row.some((thing) => overlaps(span, thing))),
      ...things,
    ].toSorted((one, next) => one.start - next.start);
  }
  return all;
}

const overlaps = (one: Range, next: Range): boolean => one.start < next.end && one.end > next.start;

function sentencesIn(text: string): Thing[] {
  return [...text.matchAll(/[^.:;!?\n]+/gu)]
    .filter((found) => found[0].includes(',') && found[0].length <= longestSentence)
    .slice(0, mostRows)
    .map((found) => ({
      text: found[0],
      start: found.index,
      end: found.index + found[0].length,
    }));
}

type Range = Pick<Span, 'start' | 'end'>;

/** "A shop for quilts, cushions and bunting": the first thing it sells begins where the subject does. */
const fromSubject = (part: Thing, { start, end }: Range): Thing =>
  start > part.start && end === part.end
    ? { ...part, text: part.text.slice(start - part.start), start }
    : part;

const sold = /\b(?:shop|store|sells?|selling|boutique|tienda|loja|negozio|winkel)\b/iu;
const furthestShop = 60;

/** What a shop is for is what it sells. */
function offeredBy(row: readonly Thing[], spans: readonly Span[], subject: Range): 'item' | null {
  const [first, ...others] = row;
  const found = spans.filter((span) => others.some((thing) => overlaps(span, thing)));
  const isShop = spans.some(
    ({ label, text, end }) =>
      label === 'site' &&
      end <= subject.start &&
      subject.start - end < furthestShop &&
      sold.test(text),
  );
  return isShop && first?.start === subject.start && found.every(({ label }) => loose.has(label))
    ? 'item'
    : null;
}

/** Who offers it, before the first thing of a row. */
const offering =
  /^(?:(?:we|i) (?:also )?(?:do|offer|sell|make|provide|teach|stock|serve|cover|bake|build|repair)|wir (?:bieten|verkaufen|machen)|nous (?:proposons|vendons|faisons)|ofrecemos|offriamo|oferecemos|wij (?:bieden|verkopen)) /iu;
/** Whom the last thing of a row is for: of all of them. */
const served =
  /,? (?:for|für|pour|para|per|voor|called|named|namens|appelée?|llamad[oa]|chiamat[oa]) .*$/iu;

/** The things at the end of a sentence that is a row of them; null where it is none. */
function rowIn(sentence: Thing, spans: readonly Span[], subject: Range): Thing[] | null {
  const inside = spans.filter((span) => overlaps(span, sentence));
  const parts = partsOf(sentence).map((part) => fromSubject(withoutOffer(part), subject));
  const last = parts.at(-1);
  if (last) parts[parts.length - 1] = cut(last, last.text.replace(served, ''));
  const first = parts.findLastIndex((part) =>
    inside.some((span) => other.has(span.label) && overlaps(span, part)),
  );
  const row = parts.slice(first + 1);
  return row.length >= fewestThings && row.length <= mostThings && row.every(isThing) ? row : null;
}

const cut = (part: Thing, text: string): Thing => ({
  ...part,
  text,
  end: part.start + text.length,
});

function withoutOffer(part: Thing): Thing {
  const begin = offering.exec(part.text)?.[0].length ?? 0;
  return { ...part, text: part.text.slice(begin), start: part.start + begin };
}

function partsOf({ text, start }: Thing): Thing[] {
  const pieces = text.matchAll(/(?:(?!,|\s(?:and|und|et|y|e|en)\s)[\s\S])+/giu);
  return [...pieces].flatMap((piece) => {
    const bare = piece[0].replace(/^[\s,]*(?:(?:and|und|et|y|e|en)\s)?\s*/iu, '');
    const from = start + piece.index + (piece[0].length - bare.length);
    const words = bare.trimEnd();
    return words === '' ? [] : [{ text: words, start: from, end: from + words.length }];
  });
}

/** A few words that name a thing: no sentence, no figure and no part of a page. */
function isThing({ text }: Thing): boolean {
  if (text.split(' ').length > mostWords || /[\d@"“”()]/u.test(text) || isBareTopic(text))
    return false;
  // Without a sentence around it "hedge" is as good a verb as a noun: what has an object is told by the words around that.
  return !readTokens(text.toLowerCase()).some(
    ({ pos, lower }) => pos === 'PRON' || pos === 'AUX' || pos === 'DET' || lower === 'to',
  );
}

/** What the row was mostly taken for; null where it names wishes, or nothing in it was taken for a thing. */
function labelOf(row: readonly Thing[], spans: readonly Span[]): 'item' | 'feature' | null {
  const found = row.flatMap((thing) => spans.filter((span) => overlaps(span, thing)));
  const wishes = found.filter(({ label }) => label === 'section');
  const isWished = wishes.some(({ text }) => topicOf(text.toLowerCase()) !== 'other');
  if (isWished || wishes.length >= row.length) return null;
  const things = found.filter(({ label }) => loose.has(label));
  if (things.length + wishes.length < found.length || things.length === 0) return null;
  const count = (label: SpanLabel): number => things.filter((span) => span.label === label).length;
  if (count('feature') > 0 && count('item') === 0 && count('fact') === 0) return 'feature';
  return count('item') + count('about') + count('fact') > 0 ? 'item' : null;
}
