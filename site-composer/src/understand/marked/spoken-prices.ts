import type { Span } from '../../spans/find-spans';

/** "A dinette set is from 260", "the lunch costs twelve pounds": one part of a sentence with commas. */
const priced =
  /^\s*(?:and\s|so\s|right\s)*(?:an?|the|my|our|one)\s(.{3,60}?)\s(?:is|are|costs?|comes to|goes for|will be)\s((?:from\s)?[£$€]?\d{1,5}(?:[.,]\d{2})?(?:\s?(?:pounds|quid|euros?|dollars?|bucks))?)(?=[,;.]?\s*$|\s(?:each|per|a|an|which|that|if|but|and|all|for)\b)/iu;

/** One sum may be a count or a year; two beside each other are prices. */
const fewest = 3;
const longest = 20_000;

/** Prices as they are dictated, without a mark of currency on most of them. */
export function withSpokenPrices(text: string, spans: readonly Span[]): readonly Span[] {
  const rows = rowsIn(text.slice(0, longest));
  if (rows.length < fewest) return spans;
  let record = Math.max(0, ...spans.map((span) => span.record ?? 0));
  const outside = spans.filter(
    ({ start, end }) => !rows.some(([item, price]) => start < price.end && end > item.start),
  );
  const found = rows.flatMap(([item, price]): Span[] => {
    record += 1;
    return [
      { ...item, record },
      { ...price, record },
    ];
  });
  return [...outside, ...found].toSorted((one, other) => one.start - other.start);
}

function rowsIn(text: string): [Span, Span][] {
  const rows: [Span, Span][] = [];
  let at = 0;
  for (const part of text.split(/(?<=,\s)|(?<=[.!?\n])/)) {
    const [whole, title = '', sum = ''] = priced.exec(part) ?? [];
    if (whole !== undefined) {
      const from = part.indexOf(title);
      const to = whole.length - sum.length;
      rows.push([spanOf('item', title, at + from), spanOf('price', sum, at + to)]);
    }
    at += part.length;
  }
  return rows;
}

const spanOf = (label: 'item' | 'price', text: string, start: number): Span => ({
  label,
  text,
  start,
  end: start + text.length,
  record: null,
  sure: 1,
});
