import type { BlockLine } from '../../model/brief';
import { sumPattern } from '../../text/sums';
import { namesDay, timePhrases } from '../../text/time-phrases';
import type { ListingLabel } from './listing-label';
import { areNamesWithRoles, joinNotes, splitParts, startsWithName } from './split-parts';

const longest = 200;
const mostWords = 9;
const mostWordsOfStep = 16;
const fewest = 2;

/** Who speaks begins a sentence, and no entry of a list. */
const speaks =
  /^(?:i|we|you|he|she|they|it|there|this|that|these|i['’]m|we['’]re|it['’]s|please|ich|wir|nous|je|noi|nosotros|ik|wij)(?!\p{L})/iu;
/** "Each 1 to 4" is said of all of them. */
const ofAll = /^(?:each|all|always|every time|jeweils|chaque fois)\s(?:.*\d|start|begin|at|from)/iu;
/** "10.00-11.00" has as many digits as a number to call. */
const hours = /\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}/gu;
const toReach = /\S@\S|\d(?:[\s./()-]*\d){7,}|https?:/u;
const clock =
  /(?<![\d.,:£€$])\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)(?!\p{L})|(?<![\d.,:£€$])\d{1,2}[:.]\d{2}(?![\d%])/giu;

/** The entries of a list as lines; null where one of them is no entry. */
export function entryLines(
  text: string,
  {
    kind,
    topic,
    count = null,
  }: Pick<ListingLabel, 'kind' | 'topic'> & { readonly count?: number | null },
): BlockLine[] | null {
  const { parts, isBySemicolon } = splitParts(text.trim().replace(/[.!;,\s]+$/u, ''), count);
  const isOfPeople =
    topic === 'people' ||
    areNamesWithRoles(parts) ||
    (parts.length > 1 && /^(?:Dr|Prof)\b/u.test(parts[0] ?? ''));
  const entries = isBySemicolon ? parts : joinNotes(parts, isOfPeople);
  if (entries.length < fewest || parts.some((part) => ofAll.test(part))) return null;
  if (
    isOfPeople &&
    !entries.every(startsWithName) &&
    entries.some((entry) => entry.split(' ').length > mostWords)
  )
    return null;
  // "The Bash on 9 May, 7.5 miles of climb, entry £8": of one day all the rest is told.
  if (isOfOneDay(entries)) return null;
  const isStep = kind === 'steps';
  return entries.every((entry) => isEntry(entry, isStep))
    ? entries.map((entry) => (isBySemicolon && !isStep ? cellLine(entry) : lineOf(entry, isStep)))
    : null;
}

export const lineOf = (text: string, isStep: boolean): BlockLine => ({
  sort: isStep ? 'step' : 'point',
  text,
  cells: [],
});

function isOfOneDay([first = '', ...others]: readonly string[]): boolean {
  const isDated = (entry: string): boolean =>
    timePhrases(entry.replaceAll(/\([^()]*\)/gu, '')).some(
      ({ text }) => namesDay(text) && /\d/u.test(text),
    );
  return isDated(first) && !others.some(isDated);
}

/** "High Barn, 2023, threshing barn turned family home": between semicolons the commas part what is said of a thing. */
const cellLine = (text: string): BlockLine => {
  const cells = text.split(/,\s(?![^(]*\))/u).map((cell) => cell.trim());
  return { sort: 'point', text, cells: cells.length > 1 ? cells : [] };
};

/** Whether words are one entry: a thing, with what is said of it in brackets or behind a mark. */
export function isEntry(text: string, isStep: boolean): boolean {
  if (text.length < 2 || text.length > longest || toReach.test(text.replaceAll(hours, '')))
    return false;
  if (!isStep && (speaks.test(text) || text.includes('?'))) return false;
  const bare = text.replaceAll(/\([^()]*\)/gu, '');
  // Two times are two rows, which are read as a programme.
  if (
    [
      ...bare
        .replaceAll(/\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?\s?(?:-|–|to|till|until)\s?(?=\d)/giu, '')
        .matchAll(clock),
    ].length > 1
  )
    return false;
  const [title = ''] = bare.split(/[,:;]\s|\s[–—-]\s/u);
  return (
    title.split(/\s+/u).length <= (isStep ? mostWordsOfStep : mostWords) &&
    /\p{L}/u.test(bare) &&
    !/[.!?]\s\p{Lu}/u.test(bare)
  );
}

const sum = new RegExp(sumPattern.source, 'iu');

/** Whether entries are plainly for visitors whatever stands above them: each with its sum or figure, or people with what they do. */
export const arePlain = (lines: readonly BlockLine[]): boolean =>
  lines.length > 1 &&
  (lines.every(({ text }) => sum.test(text)) ||
    lines.every(({ text }) => /\d/u.test(text)) ||
    lines.every(({ text }) => startsWithName(text) && /[,(–-]/u.test(text)));

/** Whether each of some lines says when it takes place. */
export const areTimed = (lines: readonly BlockLine[]): boolean =>
  lines.every(({ text }) => timePhrases(text).length > 0);
