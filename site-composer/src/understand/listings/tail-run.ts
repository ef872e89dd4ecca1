import type { Span } from '../../spans/find-spans';
import { isRowTitle } from '../../text/row-title';
import { sumPattern } from '../../text/sums';
import { entryLines } from './entry-lines';
import type { FoundListing } from './found-listing';
import type { SentenceRange } from './sentence-ranges';

const longest = 500;
const fewest = 3;
const mostWords = 6;
/** What a list is of is said in a few clauses before it. */
const mostStarts = 8;
const sum = new RegExp(sumPattern.source, 'iu');
const things = new Set<Span['label']>(['item', 'feature', 'price', 'subject']);
const comma = /,\s/gu;

/** "Plumber in Leeds, emergency callouts, boiler servicing from £80, bathroom fitting": what is offered, at the end of a sentence that says what it is of. */
export function tailRun(
  { text, start, end }: SentenceRange,
  spans: readonly Span[],
): FoundListing | null {
  if (text.length > longest || /[:;()]/u.test(text)) return null;
  const inside = spans.filter(
    (span) => things.has(span.label) && span.start >= start && span.end <= end,
  );
  if (inside.filter(({ label }) => label === 'item').length < fewest - 1) return null;
  for (const { index } of [...text.matchAll(comma)].slice(0, mostStarts)) {
    const from = index + 2;
    const lines = entryLines(text.slice(from), { kind: 'content', topic: 'offer' });
    if (lines === null || lines.length < fewest || sum.test(text.slice(0, index))) continue;
    const before = text.slice(0, index).split(comma).at(-1) ?? '';
    const isRead = (entry: string): boolean =>
      inside.some((span) => entry.includes(span.text) || span.text.includes(entry));
    const isOne = (entry: string): boolean => isThing(entry) && isRead(entry);
    // What stands before the list is no entry of it.
    if (lines.every((line) => isOne(line.text)) && !isOne(before))
      return {
        start: start + index,
        end,
        listing: { heading: null, kind: 'content', groups: [{ heading: null, lines }] },
      };
  }
  return null;
}

const ofQuality =
  /(?<!\p{L})(?:serving|offering|selling|including|featuring)(?!\p{L})|(?:insured|checked|certified|registered|licen[cs]ed|accredited|approved|guaranteed|qualified|vetted|bonded)$/iu;

function isThing(entry: string): boolean {
  if (ofQuality.test(entry)) return false;
  const bare = entry.replace(sum, '').replace(/\s(?:at|for|from|is)?\s*$/u, '');
  // "Bride 180" is a thing with its price in figures, which is read with the others.
  return bare.split(' ').length <= mostWords && !/\d$/u.test(bare) && isRowTitle(bare);
}
