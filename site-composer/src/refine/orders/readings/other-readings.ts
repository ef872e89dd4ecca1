import type { Site } from '../../site';
import type { Order } from '../order';
import { sectionCalled } from '../sections-near';
import { asEntryOrder } from './read-entry';
import { asPart } from './read-part';
import { asMove, asSize } from './read-place';
import { asQuote } from './read-quote';
import { asRemoval } from './read-removal';
import { asStatement } from './read-statement';
import { asTrade } from './read-trade';
import { asValue } from './read-value';

/**
 * What else an order can mean when nothing came of the likeliest reading: by the words that announce it, and by
 * what of it stands on the page. Surest first; each is tried, and its result checked, like the first.
 */
export function otherReadings(order: Order, site: Site): readonly Order[] {
  const said = asQuote(order) ?? asPart(order) ?? asTrade(order, site);
  if (said) return [said];
  const [move, size] = [asMove(order), asSize(order)];
  const statement = move ? null : asStatement(order);
  if (statement) return [statement];
  const entry = move ? null : asEntryOrder(order);
  return [
    ...(size ? [size] : []),
    ...(move ? [move] : []),
    ...asRemoval(order, site),
    ...asValue(order, site),
    ...(entry ? [entry] : []),
  ];
}

/** Readings that what was learned does not outweigh: somebody's words in marks, and two parts of the page one above the other. */
export function surerReading(order: Order, site: Site): Order | null {
  if (['add-item', 'add-section', 'set-text'].includes(order.operation)) {
    const quote = asQuote(order) ?? asPart(order);
    if (quote) return quote;
  }
  const move = order.operation === 'move' ? null : asMove(order);
  const [target, place] = [move?.of('target'), move?.of('before') ?? move?.of('after')];
  if (!move || typeof target !== 'string' || typeof place !== 'string') return null;
  const sections = [sectionCalled(site, target), sectionCalled(site, place)];
  return sections.every((section) => section !== null) ? move : null;
}
