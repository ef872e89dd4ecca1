import { findPrice } from '../../text/money';
import { asEntry } from './copy-edit';
import { contextOf } from './order';
import type { Order } from './order';

/** A row to be added: its name and what is told of it. */
export interface AskedRow {
  readonly title: string;
  readonly price: string | null;
  readonly when: string | null;
  readonly note: string | null;
  /** Words of the order that say where. */
  readonly context: readonly string[];
}

export function readRow(order: Order, item: string): AskedRow | null {
  if (item.length > 90) return null;
  const said = order.of('price');
  const note = order.of('note');
  const when = order.of('date') ?? order.of('hours');
  const own = findPrice(item);
  const title = asEntry(
    (own && own.start > 2 ? item.slice(0, own.start) : item)
      .replace(/\s+ones?$/iu, '')
      .replace(/[\s,:–-]+$/u, ''),
    order.language,
  );
  return {
    title,
    price: said ?? (own && own.start > 2 ? item.slice(own.start) : null),
    when: when === item ? null : when,
    note,
    context: contextOf(order, ...order.all('item'), said, note, when),
  };
}
