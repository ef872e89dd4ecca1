import { month, weekday } from '../change/moments';
import { valuesIn } from '../told/values';

/** What a value is: only one of the same class may take its place. */
export type FigureClass = 'sum' | 'time' | 'date' | 'day' | 'number' | 'share' | 'name';

export interface Figure {
  readonly kind: FigureClass;
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** What is counted: "drivers". */
  readonly unit: string | null;
}

const tensNames = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const oneNames =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen';
const foreign =
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|seis|siete|ocho|nueve|diez|due|tre|quattro|sei|sette|otto|nove|dieci|dois|três|quatro|sete|oito|dez|twee|drie|vijf|zes|zeven|negen|tien';
const counted = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:${tensNames})[- ]?(?:${oneNames})?|${oneNames}|${foreign})(?![\p{L}])`,
  'giu',
);
const day = new RegExp(
  String.raw`(?:(?<!\p{L})(?:first|second|third|fourth|last|1st|2nd|3rd|4th|ersten|zweiten|dritten|letzten) )?(?<!\p{L})${weekday}(?!\p{L})`,
  'giu',
);
const name =
  /(?<![\p{L}'’])(?:(?:Mrs?|Ms|Miss|Dr|Prof|Mr)\.?\s)?\p{Lu}[\p{L}'’-]*\.?(?:\s(?:(?:van|von|de|del|da|du)\s)?\p{Lu}[\p{L}'’-]*\.?){1,3}/gu;
const noName = new RegExp(String.raw`${weekday}|${month}`, 'iu');
const classes: Readonly<Record<string, FigureClass>> = {
  sum: 'sum',
  time: 'time',
  date: 'date',
  share: 'share',
  amount: 'number',
  number: 'number',
};
const mostRead = 1_500;

/** All figures of a text: sums, times, dates, days of the week, counts in digits or words, and names of people. */
export function figuresIn(text: string): Figure[] {
  const read = text.slice(0, mostRead);
  const found: Figure[] = [];
  const add = (one: Figure): void => {
    if (!found.some(({ start, end }) => one.start < end && one.end > start)) found.push(one);
  };
  for (const value of valuesIn(read)) {
    const digits = value.kind === 'amount' ? /^[\d.,' ]*\d/u.exec(value.words)?.[0] : undefined;
    const end = digits === undefined ? value.end : value.start + digits.length;
    add({
      kind: classes[value.kind] ?? 'number',
      start: value.start,
      end,
      words: read.slice(value.start, end),
      unit: value.unit ?? unitBehind(read, end),
    });
  }
  const patterns: readonly (readonly [FigureClass, RegExp])[] = [
    ['day', day],
    ['number', counted],
    ['name', name],
  ];
  for (const [kind, pattern] of patterns)
    for (const match of read.matchAll(pattern)) {
      const words = match[0].trimEnd();
      if (kind === 'name' && noName.test(words)) continue;
      const end = match.index + words.length;
      add({
        kind,
        start: match.index,
        end,
        words,
        unit: kind === 'number' ? unitBehind(read, end) : null,
      });
    }
  return found.toSorted((one, other) => one.start - other.start);
}

const unitBehind = (text: string, end: number): string | null =>
  /^\s?-?((?:\p{L}+\s){0,1}?\p{L}{2,})/u.exec(text.slice(end, end + 40))?.[1]?.toLowerCase() ??
  null;

const spoken: readonly (readonly [RegExp, string])[] = [
  [/\ba tenner\b/giu, '10 pounds'],
  [/\ba fiver\b/giu, '5 pounds'],
];
export const inFigures = (text: string): string =>
  spoken.reduce((said, [pattern, figure]) => said.replaceAll(pattern, figure), text);
