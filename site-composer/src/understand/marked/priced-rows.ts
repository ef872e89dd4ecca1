import type { Span } from '../../spans/find-spans';

const conjunction = /\s(?:or|and|oder|und|ou|et|o|y|e|of|en)$/iu;
const forSo =
  /^(.*\d[.,\d]*\s?(?:€|£|\$|euros?|pounds|quid)?)\s(for|für|pour|por|per|voor|par)\s(\p{L}.*)$/iu;

/**
 * What the grammar of prices tells: "£9 drop in or £48 for six" are two prices, and "A £100 deposit holds your place" is a
 * statement about a deposit.
 */
export function withPricedRows(text: string, spans: readonly Span[]): readonly Span[] {
  let record = Math.max(0, ...spans.map((span) => span.record ?? 0));
  const lone = lonePrices(spans);
  return spans.flatMap((span, at): Span[] => {
    const next = spans[at + 1];
    const before = spans[at - 1];
    if (span.label === 'item' && conjunction.test(span.text)) {
      const words = span.text.replace(conjunction, '');
      return [{ ...span, text: words, end: span.start + words.length }];
    }
    if (isStatement(span, next, text)) return [];
    if (before && isStatement(before, span, text))
      return [{ ...span, text: text.slice(before.start, span.end), start: before.start }];
    const [, sum, joint, things] = (lone.has(span) ? forSo.exec(span.text) : null) ?? [];
    if (sum === undefined || joint === undefined || things === undefined) return [span];
    record += 1;
    const start = span.end - things.length - joint.length - 1;
    const item: Span = { ...span, label: 'item', text: `${joint} ${things}`, start, record };
    return [{ ...span, text: sum, end: span.start + sum.length, record }, item];
  });
}

/** A sum right in front of a statement is what the statement is about. */
const isStatement = (price: Span, next: Span | undefined, text: string): boolean =>
  price.label === 'price' &&
  next !== undefined &&
  (next.label === 'fact' || next.label === 'about') &&
  /^ $/.test(text.slice(price.end, next.start)) &&
  /^(?:deposit|fee|fine|discount|voucher|refund|minimum|surcharge|call-?out|prize|grant|anzahlung|kaution|acompte|caution|depósito|señal|sinal|acconto|caparra|aanbetaling|borg)/iu.test(
    next.text,
  );

/** Whether a price has no item of its own: in its record stands none, or it is the second price of one. */
function lonePrices(spans: readonly Span[]): ReadonlySet<Span> {
  const taken = new Set<number>();
  const withItem = new Set(
    spans.flatMap(({ label, record }) => (label === 'item' && record !== null ? [record] : [])),
  );
  return new Set(
    spans.filter(({ label, record }) => {
      if (label !== 'price') return false;
      if (record === null || !withItem.has(record)) return true;
      const isSecond = taken.has(record);
      taken.add(record);
      return isSecond;
    }),
  );
}
