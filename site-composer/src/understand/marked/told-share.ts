import type { SaidClause } from '../../spans/find-spans';
import { forVisitors } from '../../spans/said-clauses';
import type { MarkedText } from './marked-text';

/** The parts that touch a range of the text; they are in its order, so the first is looked for by halves. */
export function partsWithin({ parts }: MarkedText, start: number, end: number): SaidClause[] {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  let to = low;
  while (to < parts.length && (parts[to]?.start ?? end) < end) to += 1;
  return parts.slice(low, to);
}

/** Whether most of a range is said to visitors. */
export function isToVisitors(marked: MarkedText, start: number, end: number): boolean {
  let [told, length] = [0, 0];
  for (const part of partsWithin(marked, start, end)) {
    const shared = Math.min(part.end, end) - Math.max(part.start, start);
    told += part.told * shared;
    length += shared;
  }
  return told >= forVisitors * length;
}
