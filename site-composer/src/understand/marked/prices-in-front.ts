import type { Span } from '../../spans/find-spans';

const fewestPrices = 2;

/**
 * "Annual rent £45 half plot £80 full plot": one thing more than there are prices, and nothing but blanks between them.
 * The first says what the prices are of, and each price belongs to the thing behind it.
 */
export function withPricesInFront(text: string, spans: readonly Span[]): readonly Span[] {
  const all = [...spans];
  let record = spans.reduce((most, one) => Math.max(most, one.record ?? 0), 0);
  for (let from = 0; from < all.length; from += 1) {
    const run = alternating(text, all, from);
    const prices = run.filter(({ label }) => label === 'price').length;
    if (prices < fewestPrices || run.at(-1)?.label !== 'item') {
      from += Math.max(0, run.length - 1);
      continue;
    }
    const first = record + 1;
    record += prices;
    const end = run.at(-1)?.end ?? 0;
    for (const [at, span] of run.entries())
      all[from + at] =
        at === 0
          ? { ...span, label: 'group', record: null, until: end }
          : { ...span, record: first + Math.floor((at - 1) / 2) };
    from += run.length - 1;
  }
  return all;
}

/** Things and prices in turn, from a thing on. */
function alternating(text: string, spans: readonly Span[], from: number): readonly Span[] {
  const run: Span[] = [];
  for (let at = from; at < spans.length; at += 1) {
    const span = spans[at];
    const last = run.at(-1);
    const isNext =
      span?.label === (run.length % 2 === 0 ? 'item' : 'price') &&
      (last === undefined || /^ +$/.test(text.slice(last.end, span.start)));
    if (!isNext) break;
    run.push(span);
  }
  return run;
}
