import type { Span } from '../../spans/find-spans';

const sum = /[£€$]?\d{1,3}[.,]\d{2}(?![\d.,]?\d)(?:\s?[€£$])?/g;
/** Words of a thing in front of its price, on one line. */
const thing = /^[\s,;/|•·*+-]*((?:\p{L}[\p{L}'’&()/-]*\s?){1,5})[\s:.…-]*$/u;
/** What stands between times of day and in dates, and never between prices. */
const ofTimes =
  /^(?:till?|until|to|from|and|at|am|pm|uhr|bis|von|à|au|a|al|de|open|closed|doors?|noon|mon|tue|tues|wed|thu|thurs|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)$/iu;
const size =
  /^(?:xs|s|sm|small|m|med|medium|reg|regular|l|lg|large|xl|half|full|kids?|single|double|pint|klein|gross|groß|petit|grand|pequeñ[oa]|grande)$/iu;

/** Fewer things with prices in a row may as well be something else. */
const fewest = 4;
const mostRuns = 80;

interface Row {
  readonly title: string;
  readonly price: string;
  readonly start: number;
  readonly end: number;
}

/**
 * A price board written in one line: "Cod 8.90 Haddock 9.40 Chips sm 2.60 lg 3.60". Its figures carry no currency, so
 * that one by one they look like times of day.
 */
export function withPriceRuns(text: string, spans: readonly Span[]): readonly Span[] {
  const runs = findRuns(text);
  if (runs.length === 0) return spans;
  const outside = spans.filter(
    ({ start, end }) =>
      !runs.some((rows) => start < (rows.at(-1)?.end ?? 0) && end > (rows[0]?.start ?? 0)),
  );
  let record = Math.max(0, ...spans.map((span) => span.record ?? 0));
  const found = runs.flat().flatMap(({ title, price, start, end }): Span[] => {
    record += 1;
    const at = end - price.length;
    return [
      { label: 'item', text: title, start, end: at, record, sure: 1 },
      { label: 'price', text: price, start: at, end, record, sure: 1 },
    ];
  });
  return [...outside, ...found].toSorted((one, other) => one.start - other.start);
}

function findRuns(text: string): Row[][] {
  const runs: Row[][] = [];
  let run: Row[] = [];
  let behind = 0;
  for (const match of text.matchAll(sum)) {
    const from = Math.max(behind, match.index - 60);
    const between = text.slice(from, match.index);
    // A thing begins behind the last mark that ends a sentence: "Seaham. Cod 8.90".
    const cut = Math.max(between.lastIndexOf('. ') + 1, between.lastIndexOf('\n') + 1);
    const row = rowOf(between.slice(cut), match, from + cut, run.at(-1));
    if (cut > 0 || row === null) {
      runs.push(run);
      run = [];
    }
    if (row !== null) run.push(row);
    behind = match.index + match[0].length;
    if (runs.length > mostRuns) break;
  }
  return [...runs, run].filter((rows) => rows.length >= fewest);
}

function rowOf(
  between: string,
  { 0: price, index }: RegExpExecArray,
  from: number,
  before: Row | undefined,
): Row | null {
  const words = thing.exec(between)?.[1]?.trim();
  if (words === undefined || words.split(/\s+/).some((word) => ofTimes.test(word))) return null;
  const start = from + between.indexOf(words);
  // "Chips sm 2.60 lg 3.60": the second size is of the same thing.
  const of = before?.title.split(' ').slice(0, -1).join(' ') ?? '';
  const isSize = size.test(words) && of !== '' && size.test(before?.title.split(' ').at(-1) ?? '');
  return { title: isSize ? `${of} ${words}` : words, price, start, end: index + price.length };
}
