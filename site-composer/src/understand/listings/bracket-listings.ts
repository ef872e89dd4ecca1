import type { ListingGroup } from '../../model/listing';
import { sumPattern } from '../../text/sums';
import { entryLines } from './entry-lines';
import type { FoundListing } from './found-listing';
import { titleOf } from './labelled-listings';
import { bareLabel, isOrderOfParts, listingLabel } from './listing-label';
import type { SentenceRange } from './sentence-ranges';

const longest = 1_600;
const bracket =
  /(?<=^|[,;:.]\s|\sand\s|\swith\s|\sincludes\s|\sthen\s)([\p{L}\p{N}][^,;:()]{1,50}?)\s*\(([^()]{5,400})\)/gu;
const sum = new RegExp(sumPattern.source, 'iu');
const fewestGroups = 2;
const longestLead = 60;

interface Bracket {
  readonly head: string;
  readonly inner: string;
  readonly from: number;
  readonly end: number;
  readonly lines: ListingGroup['lines'];
}

/** Lists in brackets: the groups of a menu ("starters (a £6, b £9), mains (…)"), and parts of the page with what stands in them. */
export function bracketListings({ text, start, end }: SentenceRange): FoundListing[] {
  if (text.length > longest || !text.includes('(')) return [];
  const brackets = bracketsIn(text);
  const ofMenu = menuOf(text, brackets);
  if (ofMenu !== null) return [{ start: start + ofMenu.from, end, listing: ofMenu.listing }];
  const [, order = ''] = /^([^:]{2,60}):\s/u.exec(text) ?? [];
  const isOfParts = isOrderOfParts(order) || /(?<!\p{L})(?:sections?|pages?)(?!\p{L})/iu.test(text);
  if (!isOfParts) return [];
  return brackets.flatMap(({ head, inner, from, end: to, lines: read }) => {
    const label = listingLabel(head);
    if (label === null) return [];
    const isStep = label.kind === 'steps';
    const lines = entryLines(inner, label) ?? read;
    const rows = isStep ? lines.map((line) => ({ ...line, sort: 'step' as const })) : lines;
    return [
      {
        start: start + from,
        end: start + to,
        listing: { ...titleOf(label), groups: [{ heading: null, lines: rows }] },
      },
    ];
  });
}

function bracketsIn(text: string): Bracket[] {
  return [...text.matchAll(bracket)].flatMap((match) => {
    const [all, whole = '', inner = ''] = match;
    const lead = /^.*\s(?:with|has|have|includes?|serves?|of)\s/iu.exec(whole)?.[0].length ?? 0;
    const head = whole.slice(lead);
    // "Starter £300 (5 pages)": what a sum is for.
    if (sum.test(head)) return [];
    const lines = entryLines(inner, { kind: 'content', topic: 'other' }) ?? singleOf(inner);
    return lines === null
      ? []
      : [{ head, inner, from: match.index + lead, end: match.index + all.length, lines }];
  });
}

/** One thing with its price. */
const singleOf = (inner: string): ListingGroup['lines'] | null =>
  sum.test(inner) && !inner.includes(',') ? [{ sort: 'point', text: inner, cells: [] }] : null;

/** Two or more groups of things with their prices that a sentence is made of, behind what introduces them. */
function menuOf(
  text: string,
  brackets: readonly Bracket[],
): { from: number; listing: FoundListing['listing'] } | null {
  const priced = brackets.filter(
    ({ lines }) => lines.filter((line) => sum.test(line.text)).length * 2 >= lines.length,
  );
  const [first] = priced;
  if (first === undefined || priced.length < fewestGroups || priced.length < brackets.length)
    return null;
  const lead = text.slice(0, first.from);
  const tail = text.slice(priced.at(-1)?.end ?? 0).replace(/[.!\s]+$/u, '');
  const joins = priced.slice(1).map(({ from }, at) => text.slice(priced[at]?.end ?? 0, from));
  // "…, family-run since 1987, menu with starters (…)": it begins with its own clause.
  const from = Math.max(0, lead.lastIndexOf(', ') + (lead.includes(', ') ? 2 : 0));
  if (
    lead.length - from > longestLead ||
    tail !== '' ||
    !joins.every((words) => /^[,;\s]*(?:and|plus|&)?\s*$/iu.test(words))
  )
    return null;
  const [, named = ''] =
    /((?:\p{L}+\s)?\p{L}+)\s?(?::|with|has|includes|of)\s*$/iu.exec(lead) ?? [];
  const listing: FoundListing['listing'] = {
    heading: named === '' ? null : bareLabel(named),
    kind: 'content',
    groups: priced.map(({ head, lines }) => ({
      heading: head.replace(/^(?:and|with|our|the|some)\s/iu, ''),
      lines,
    })),
  };
  return { from, listing };
}
