import type { SaidClause, Span } from '../../spans/find-spans';
import { isOf } from '../../catalogue/vocabulary/vocabulary';
import { titleCase } from '../../text/casing';
import { readTokens } from '../../text/tokens';
import { tradeNamedIn } from '../choose-trade';

/** "Yoga classes by Anya" names who gives them, and no town; "by the sea" names neither. */
export const withMaker =
  (text: string) =>
  (span: Span): Span => {
    const isPlace = span.label === 'place' || span.label === 'area';
    const isMade = isPlace && /\bby\s$/iu.test(text.slice(Math.max(0, span.start - 4), span.start));
    return isMade && /^\p{Lu}\p{Ll}/u.test(span.text) ? { ...span, label: 'person' } : span;
  };

const thingAndName =
  /^(\p{Ll}[\p{L}'’& -]{2,60}?) (\p{Lu}[\p{Ll}'’]+(?: (?:&|and|of|the|\p{Lu}[\p{Ll}'’]+)){0,4})$/u;

/**
 * "Record shop Groove Merchant" are what it is and its name, where nothing else is called its name. Two words with
 * capitals at least: one may be a language or a subject, "evening classes Spanish".
 */
export function withNamedSubject(spans: readonly Span[]): readonly Span[] {
  if (spans.some(({ label }) => label === 'name')) return spans;
  return spans.flatMap((span) => {
    const [, thing, name] = span.label === 'subject' ? (thingAndName.exec(span.text) ?? []) : [];
    if (thing === undefined || name === undefined || !/ \p{Lu}/u.test(name)) return [span];
    const head = readTokens(thing).at(-1);
    // Of classes and lessons, what is taught comes behind them.
    if (head === undefined || head.lower !== head.lemma) return [span];
    if (tradeNamedIn(thing) === null && !isOf('businessHeads', head.lower)) return [span];
    return [
      { ...span, text: thing, end: span.start + thing.length },
      { ...span, label: 'name' as const, text: name, start: span.end - name.length },
    ];
  });
}

const nameOfTwo =
  /^((?:The )?\p{Lu}[\p{Ll}'’]+ (?:(?:and|&|of) )?\p{Lu}[\p{Ll}'’]+ (?:\p{Ll}[\p{Ll}'’-]+ ){0,2}\p{Ll}[\p{Ll}'’-]+)(?= in \p{Lu}|[,.]\s)/u;

/**
 * "Little Foxes day nursery in Otley." begins with what it is called, where nothing else is called its name: two words with
 * capitals before a trade are no beginning of a sentence.
 */
export function withOpeningName(text: string, spans: readonly Span[]): readonly Span[] {
  if (spans.some(({ label }) => label === 'name')) return spans;
  const words = nameOfTwo.exec(text)?.[1];
  const thing = words?.replace(/^(?:\S+ )*?(?=\p{Ll})(?!(?:and|of)\b)/u, '') ?? '';
  if (words === undefined || tradeNamedIn(thing) === null) return spans;
  const name: Span = {
    label: 'name',
    text: titleCase(words),
    start: 0,
    end: words.length,
    record: null,
    sure: 1,
  };
  const subject: Span = {
    label: 'subject',
    text: thing,
    start: words.length - thing.length,
    end: words.length,
    record: null,
    sure: 1,
  };
  return [name, subject, ...spans.filter(({ start }) => start >= words.length)];
}

const introduces =
  /^(?:(?:hi|hello|hey),? )?(?:i am|i['’]m|my name is|my name['’]s|we are|we['’]re) \p{Lu}\p{Ll}/u;
const ofThePage = /\b(?:need|want|would like|looking for|(?:web ?)?sites?|web ?pages?|page)\b/iu;

/** "I am Priya, I come to your house" is for visitors: who introduces themselves speaks to them. */
export const toldByOwner = (clause: SaidClause): SaidClause =>
  clause.told < sureOfOwner &&
  introduces.test(lowerStart(clause.text)) &&
  !ofThePage.test(clause.text)
    ? { ...clause, told: sureOfOwner }
    : clause;

const sureOfOwner = 0.9;

const lowerStart = (text: string): string => text.replace(/^\p{L}+/u, (word) => word.toLowerCase());

/**
 * "At the Old Chapel, Hebden Bridge." by itself is where everything takes place, and not the last of the dates before it.
 */
export function withOwnAddress(
  spans: readonly Span[],
  clauses: readonly SaidClause[],
): readonly Span[] {
  if (spans.some(({ label }) => label === 'address')) return spans;
  let isFound = false;
  return spans.map((span) => {
    if (span.label !== 'where' || isFound) return span;
    const clause = clauses.find(({ start, end }) => start <= span.start && end >= span.end);
    const rest = clause?.text.replace(span.text, '').trim() ?? '-';
    if (
      !/^(?:(?:we are |we['’]re |all )?(?:at|in|@)(?: the)?)?$/iu.test(rest) ||
      !/\p{Lu}/u.test(span.text)
    )
      return span;
    isFound = true;
    return { ...span, label: 'address' as const, record: null };
  });
}
