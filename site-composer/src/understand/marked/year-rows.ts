import type { Span } from '../../spans/find-spans';

/** A part that begins with a year: "1883 construction starts", "2019 – opened as a museum". */
const row =
  /(?<=^|[,;:.\n•–—-]\s{0,3})(?:in\s|en\s|im jahr\s|nel\s|em\s)?((?:1[0-9]|20)\d{2})s?(?:\s?[:–—-]\s?|,?\s)(?=\p{L})/giu;
/** What a page of years is called, where it was said. */
const headed =
  /(?:time ?line|history|story|milestones|chronology|geschichte|zeitleiste|chronologie|histoire|frise|historia|cronolog[íi]a|história|storia|tijdlijn|geschiedenis)[^.\n]{0,40}[:\n]\s*$/iu;
const afterYear =
  /^(?:members?|people|guests|copies|seats|euros?|pounds|metres|meters|km|miles|and|to|or)\b/iu;
const longestRow = 160;
const fewest = 3;
const fewestHeaded = 2;
const mostRows = 40;

/** Rows that each begin with a year, one after the other, are what happened when, whatever else they were taken for. */
export function withYearRows(text: string, spans: readonly Span[]): readonly Span[] {
  const runs = runsIn(text);
  if (runs.length === 0) return spans;
  const outside = spans.filter(
    ({ start, end }) =>
      !runs.some((rows) => start < (rows.at(-1)?.end ?? 0) && end > (rows[0]?.start ?? 0)),
  );
  let record = Math.max(0, ...spans.map((span) => span.record ?? 0));
  const found = runs.flat().flatMap(({ year, start, words, from, end }): Span[] => {
    record += 1;
    return [
      { label: 'date', text: year, start, end: start + year.length, record, sure: 1 },
      { label: 'event', text: words, start: from, end, record, sure: 1 },
    ];
  });
  return [...outside, ...found].toSorted((one, other) => one.start - other.start);
}

interface YearRow {
  readonly year: string;
  readonly start: number;
  readonly words: string;
  readonly from: number;
  readonly end: number;
}

function runsIn(text: string): YearRow[][] {
  const matches = [...text.matchAll(row)].slice(0, mostRows);
  const runs: YearRow[][] = [];
  for (const [at, match] of matches.entries()) {
    const year = match[1] ?? '';
    const from = match.index + match[0].length;
    const next = matches[at + 1]?.index ?? text.length;
    const rest = text.slice(from, Math.min(next, from + longestRow));
    const stop = /[.;!?](?=\s|$)|\n/.exec(rest)?.index ?? rest.length;
    const words = rest.slice(0, stop).replace(/[\s,;:•–—-]+(?:and|und|et|y|e|en)?\s*$/iu, '');
    if (words.length < 3 || afterYear.test(words)) continue;
    const one = {
      year,
      start: text.indexOf(year, match.index),
      words,
      from,
      end: from + words.length,
    };
    const last = runs.at(-1)?.at(-1);
    const follows =
      last !== undefined &&
      Number(last.year) <= Number(year) &&
      /^[\s,;:.•–—-]*(?:and|und|et|y|e|en)?[\s•–—-]*(?:in|en|im jahr|nel|em)?\s?$/iu.test(
        text.slice(last.end, one.start),
      );
    if (follows) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs.filter(
    ([first, ...others]) =>
      first !== undefined &&
      others.length + 1 >=
        (headed.test(text.slice(Math.max(0, first.start - 60), first.start))
          ? fewestHeaded
          : fewest),
  );
}
