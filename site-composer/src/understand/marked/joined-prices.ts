import type { Span } from '../../spans/find-spans';

const either = /^\s(?:or|oder|ou|o|of)\s$/iu;

/** "£65 or £90 with a slipcase": two prices of one thing are told together, with what the second is for. */
export function withJoinedPrices(text: string, spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const between = last ? text.slice(last.end, span.start) : '';
    const isPair =
      last?.label === 'price' &&
      span.label === 'price' &&
      hasItem(last, spans) &&
      either.test(between);
    const isReason =
      last?.label === 'price' &&
      span.label === 'note' &&
      between === ' ' &&
      / (?:or|oder|ou|o|of) /iu.test(last.text);
    if ((isPair || isReason) && last)
      all[all.length - 1] = { ...last, end: span.end, text: text.slice(last.start, span.end) };
    else all.push(span);
  }
  return all;
}

const hasItem = ({ record }: Span, spans: readonly Span[]): boolean =>
  record !== null && spans.some((span) => span.label === 'item' && span.record === record);
