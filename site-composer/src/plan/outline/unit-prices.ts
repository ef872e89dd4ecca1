import type { Item } from '../../model/brief';
import { asSentence, capitalised, trimMarks } from '../../text/casing';
import type { Cell } from './price-cells';

/** "£12 a walk": what it costs for one of what. */
const perUnit =
  /^((?:from\s)?[£$€₹]?\d[\d.,]*(?:\s?(?:[€£$]|quid|pounds?|euros?|dollars?))?)\s((?:an?|per|each|pro|par|por|al?|à)\s\p{L}+(?:\s\p{L}+){0,2})$/iu;
const fewest = 2;
const longestLead = 120;

/**
 * "Dog walker in Ryde, £12 a walk, £20 a day": sums one after the other, each for one of something, behind what is
 * sold. Rows are named by what each sum is for; what stands in front of them is told as it was.
 */
export function readUnitPrices(
  cells: readonly Cell[],
): { readonly items: readonly Item[]; readonly rest: string } | null {
  const at = cells.findIndex(({ price }) => price !== null);
  const [first, ...others] = cells.slice(Math.max(0, at));
  if (!first || others.length + 1 < fewest) return null;
  const lead = trimMarks(
    [...cells.slice(0, at).map(({ before }) => before), first.before].join(', '),
  );
  if (lead === '' || lead.length > longestLead || /\d/u.test(lead)) return null;
  if (others.some(({ before }) => before.trim() !== '')) return null;
  const items = [first, ...others].flatMap(({ price, behind }): Item[] => {
    const [, sum, unit] = perUnit.exec(`${price ?? ''}${behind}`.trim()) ?? [];
    return sum === undefined || unit === undefined
      ? []
      : [{ title: capitalised(unit), price: sum.trim() }];
  });
  const names = new Set(items.map(({ title }) => title));
  return items.length <= others.length || names.size < items.length
    ? null
    : { items, rest: isTold(lead) ? asSentence(lead) : '' };
}

/** A few words in front of the sums name what is sold, as the headline does. */
const isTold = (lead: string): boolean => lead.includes(',') || lead.split(' ').length > mostNamed;
const mostNamed = 7;
