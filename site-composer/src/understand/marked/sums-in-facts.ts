import type { Span } from '../../spans/find-spans';

const currency = String.raw`(?:quid|pounds?|euros?|dollars?|bucks|francs?|[£$€])`;
const figure = String.raw`\d{1,5}(?:[.,]\d{2})?(?!\d)`;
const sumAlone = new RegExp(
  String.raw`^(?:from |ab |dès |desde )?(?:[£$€]\s?${figure}|${figure}\s?${currency})$`,
  'iu',
);
/** A sum in front of what it is paid for: "180 quid fri to sun", "60 for each extra day". */
const sumInFront = new RegExp(
  String.raw`^((?:[£$€]\s?)?${figure}(?:\s?${currency})?(?:\s(?:an?|per)\s\p{L}+)?)\s(?:for\s)?(\p{L}[^\d£$€]{2,38})$`,
  'iu',
);
const money = new RegExp(String.raw`[£$€]\s?\d|\d\s?${currency}(?!\p{L})`, 'iu');
const forEach = /^(?:[£$€]\s?)?\d{1,5}(?:[.,]\d{2})?\s(?:for|per|each|an?)\s/iu;
const joints = /,\s(?:and\s)?|\s(?:and|then)\s(?=[£$€]?\d)/giu;
const told = new Set<Span['label']>(['fact', 'feature', 'about']);
const fewest = 2;

/** Sums that were marked as statements: alone they are prices, in a row in front of their things each has its own. */
export function withSumsInFacts(text: string, spans: readonly Span[]): readonly Span[] {
  let record = spans.reduce((most, span) => Math.max(most, span.record ?? 0), 0);
  return spans.flatMap((span, at): readonly Span[] => {
    if (!told.has(span.label) || span.record !== null) return [span];
    if (sumAlone.test(span.text)) return [{ ...span, label: 'price' }];
    const rows =
      rowsOf(span, followsPrice(text, spans[at - 2], spans[at - 1], span)) ?? bareRowsOf(span);
    if (rows === null) return [span];
    return rows.flatMap(([price, item]) => {
      record += 1;
      return [
        { ...price, record },
        { ...item, record },
      ];
    });
  });
}

/** "£180 Fri to Sun, 60 for each extra day": behind a price in front of its thing the next may do without a currency. */
function followsPrice(
  text: string,
  before: Span | undefined,
  last: Span | undefined,
  span: Span,
): boolean {
  return (
    before?.label === 'price' &&
    last?.label === 'item' &&
    last.record === before.record &&
    /^,\s$/u.test(text.slice(last.end, span.start))
  );
}

/** The sums of a statement that is nothing but such a row; without a price before it the first names the currency. */
function rowsOf(span: Span, follows: boolean): [Span, Span][] | null {
  const parts = span.text.split(joints).filter((part) => part !== '');
  if (!follows && (parts.length < fewest || !money.test(parts[0] ?? ''))) return null;
  if (follows && !forEach.test(parts[0] ?? '')) return null;
  const rows: [Span, Span][] = [];
  let at = 0;
  for (const part of parts) {
    const [, sum, thing] = sumInFront.exec(part.trim()) ?? [];
    if (sum === undefined || thing === undefined) return null;
    at = span.text.indexOf(part, at);
    const start = span.start + at;
    const from = start + part.lastIndexOf(thing);
    rows.push([piece(span, 'price', sum, start), piece(span, 'item', thing, from)]);
    at += part.length;
  }
  return rows;
}

const bareRow =
  /^((?!(?:ages?|aged|under|over|up to|room|number|level|year|since|est|unit|flat|page|grade|size)\b)\p{L}[\p{L} '’-]{2,30}) (\d{2,4})$/iu;
const fewestBare = 3;

/** "Trial 60, bride 180, bridesmaid 75": three and more things each with a figure behind it have prices. */
function bareRowsOf(span: Span): [Span, Span][] | null {
  const parts = span.text.split(/,\s(?:and\s)?/u);
  if (parts.length < fewestBare) return null;
  const rows: [Span, Span][] = [];
  let at = 0;
  for (const part of parts) {
    const [, thing, sum] = bareRow.exec(part.trim()) ?? [];
    if (thing === undefined || sum === undefined || /^(?:19|20)\d{2}$/u.test(sum)) return null;
    at = span.text.indexOf(part, at);
    const start = span.start + at;
    rows.push([
      piece(span, 'price', sum, start + part.lastIndexOf(sum)),
      piece(span, 'item', thing, start),
    ]);
    at += part.length;
  }
  return rows;
}

const piece = (span: Span, label: 'price' | 'item', text: string, start: number): Span => ({
  ...span,
  label,
  text,
  start,
  end: start + text.length,
});
