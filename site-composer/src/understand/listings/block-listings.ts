import { entryWords } from './block-words';
import { headedLines, linesOf } from './headed-lines';
import { isEntry, lineOf } from './entry-lines';
import type { FoundListing } from './found-listing';
import { titleOf } from './labelled-listings';
import { listingLabel } from './listing-label';

const bullet = /^\s*(?:[-*•–—·▪●]|\(?\d{1,2}[.)])\s+(?=\S)/u;
const fewest = 2;
const most = 40;
const longestWords = 14;

/** Lines with bullets below a line that ends with a colon, or that is a heading; everything is read in one pass. */
export function blockListings(text: string): FoundListing[] {
  const found: FoundListing[] = [];
  const lines = linesOf(text);
  for (let at = 0; at < lines.length; at += 1) {
    const label = headingIn(lines[at]?.text ?? '');
    let next = at + 1;
    if (label === null) continue;
    if (lines[next]?.text.trim() === '') next += 1;
    const rows = [];
    while (next < lines.length && rows.length < most && bullet.test(lines[next]?.text ?? '')) {
      const row = lines[next];
      if (row) rows.push(row);
      next += 1;
    }
    const last = rows.at(-1);
    const first = lines[at];
    if (rows.length < fewest || last === undefined || first === undefined) continue;
    const isStep =
      label.label.kind === 'steps' || rows.every(({ text: row }) => /^\s*\(?\d/u.test(row));
    const entries = rows.map(({ text: row }) => row.replace(bullet, '').trim());
    const isList = entries.every(
      (entry) => isEntry(entry, isStep) || entryWords(entry) <= longestWords,
    );
    if (!isList) continue;
    found.push({
      start: first.start + label.from,
      end: last.start + last.text.length,
      listing: {
        ...titleOf(label.label),
        groups: [{ heading: null, lines: entries.map((entry) => lineOf(entry, isStep)) }],
      },
    });
    at = next - 1;
  }
  return [...found, ...headedLines(lines, found)].toSorted((one, other) => one.start - other.start);
}

const endsWithLabel = /(?:^|[.!?]\s+)([^.!?:]{2,60}):\s*$/u;

/** The label at the end of a line, with where it begins. */
function headingIn(
  line: string,
): { label: NonNullable<ReturnType<typeof listingLabel>>; from: number } | null {
  const match = endsWithLabel.exec(line);
  const words = match?.[1] ?? '';
  const label = words === '' ? null : listingLabel(words);
  return match === null || label === null
    ? null
    : { label, from: match.index + match[0].indexOf(words) };
}
