import type { ToldValue } from './told-clause';
import type { Value } from './values';

const border = /[,;.!?:](?=\s)|\s(?:and|or|und|oder|y|o|et|ou|e|en|of)\s/giu;
const joint = /^\s*(?:to|till|til|until|-|–|bis|tot|a|à|al|hasta(?: las)?)\s*$/iu;

/** The stretch of a text around one of its values, up to the next mark, and to the next value of its kind. */
export function segmentOf(text: string, value: Value, others: readonly Value[]): string {
  if (others.length === 0) return text;
  let [start, end] = [0, text.length];
  for (const { index, 0: mark } of text.matchAll(border)) {
    if (index + mark.length <= value.start) start = index + mark.length;
    else if (index >= value.end) {
      end = index;
      break;
    }
  }
  for (const other of others) {
    if (other.end <= value.start && !joint.test(text.slice(other.end, value.start)))
      start = Math.max(start, other.end);
    if (other.start >= value.end && !joint.test(text.slice(value.end, other.start)))
      end = Math.min(end, other.start);
  }
  return text.slice(start, end);
}

/** "8 bis 12": which end of a span it is; null where it stands by itself. */
export function endOf(text: string, value: Value, others: readonly Value[]): ToldValue['bound'] {
  if (others.some((one) => one.end <= value.start && joint.test(text.slice(one.end, value.start))))
    return 'until';
  if (others.some((one) => one.start >= value.end && joint.test(text.slice(value.end, one.start))))
    return 'from';
  return null;
}
