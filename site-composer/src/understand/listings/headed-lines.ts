import type { BlockLine } from '../../model/document';
import { sumPattern } from '../../text/sums';
import { namesDay, timePhrases } from '../../text/time-phrases';
import { isEntry, lineOf } from './entry-lines';
import type { FoundListing } from './found-listing';
import { titleOf } from './labelled-listings';
import { labelOfRows, listingLabel } from './listing-label';
import type { ListingLabel } from './listing-label';

export interface TextLine {
  readonly text: string;
  readonly start: number;
}

export function linesOf(text: string): TextLine[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const one = { text: line, start };
    start += line.length + 1;
    return one;
  });
}

const fewest = 2;
const most = 40;
/** As many lines as are read of a document. */
const mostLines = 400;
const longestHeading = 48;
const mostWords = 6;
const longestRow = 120;
const sum = new RegExp(sumPattern.source, 'iu');

/** A short line with rows right below it, and no mark on any of them: "Fees", "Drop in €12", "Term of 10 weeks €95". One pass. */
export function headedLines(
  lines: readonly TextLine[],
  taken: readonly FoundListing[],
): FoundListing[] {
  const found: FoundListing[] = [];
  for (let at = 0; at < Math.min(lines.length, mostLines); at += 1) {
    const head = lines[at];
    if (head === undefined || !isHeading(lines, at)) continue;
    if (taken.some(({ start, end }) => head.start < end && head.start + head.text.length > start))
      continue;
    const rows = rowsBelow(lines, at + 1);
    const last = rows.at(-1);
    const label = labelOf(head.text, at === 0, rows);
    if (last === undefined || label === null) continue;
    const entries = withDays(rows.map(({ text }) => text.trim()));
    if (entries.length < fewest) continue;
    const isStep = label.kind === 'steps';
    found.push({
      start: head.start,
      end: last.start + last.text.length,
      listing: {
        ...titleOf(label),
        groups: [
          { heading: null, lines: entries.map((entry): BlockLine => lineOf(entry, isStep)) },
        ],
      },
    });
    at += rows.length;
  }
  return found;
}

/** A line alone above others that names them. */
function isHeading(lines: readonly TextLine[], at: number): boolean {
  const text = lines[at]?.text.trim() ?? '';
  const isAlone = at === 0 || lines[at - 1]?.text.trim() === '';
  return (
    isAlone &&
    text !== '' &&
    text.length <= longestHeading &&
    text.split(/\s+/u).length <= mostWords &&
    // What stands below a colon is read with the sentence that leads to it.
    !/[.!?,;:"”»]$|[£€$@"“„«\d]/u.test(text)
  );
}

function rowsBelow(lines: readonly TextLine[], from: number): TextLine[] {
  const rows: TextLine[] = [];
  for (const line of lines.slice(from, from + most)) {
    const text = line.text.trim();
    if (text === '' || !isRow(text)) break;
    rows.push(line);
  }
  return rows;
}

/** A thing with its sum, its time or what is said of it, and no sentence. */
const isRow = (text: string): boolean =>
  text.length <= longestRow &&
  !/\?(?:\s|$)/u.test(text) &&
  !(/[.!]$/u.test(text) && text.split(' ').length >= mostWords - 1) &&
  (isEntry(text, true) || isDay(text));

/** Where the heading could be the page's own name, or one of the builder's, its rows have to tell that it is none. */
function labelOf(text: string, isFirst: boolean, rows: readonly TextLine[]): ListingLabel | null {
  const words = text.trim();
  const known = listingLabel(words);
  if (known !== null && !isFirst) return known;
  const figures = rows.filter(({ text: row }) => sum.test(row) || timePhrases(row).length > 0);
  return rows.length >= fewest && figures.length * 2 > rows.length
    ? (known ?? labelOfRows(words))
    : null;
}

const isDay = (text: string): boolean => {
  const [only, ...others] = timePhrases(text);
  return (
    only !== undefined &&
    others.length === 0 &&
    namesDay(only.text) &&
    text.replace(only.text, '').replaceAll(/[\s:,]/gu, '') === ''
  );
};

/** "Monday" above its hours stands in front of each of them. */
function withDays(rows: readonly string[]): string[] {
  let day = '';
  return rows.flatMap((row) => {
    if (isDay(row)) {
      day = row.replace(/[\s:,]+$/u, '');
      return [];
    }
    return [day === '' ? row : `${day} ${row}`];
  });
}
