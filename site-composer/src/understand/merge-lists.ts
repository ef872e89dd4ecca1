import type { Item, ItemList } from '../model/brief';

const mostLists = 12;
const mostItems = 60;

/** Lists under the same heading become one; single items become a list of their own. */
export function mergeLists(lists: readonly ItemList[]): ItemList[] {
  const merged = new Map<string, { heading: string | null; items: Item[] }>();
  for (const { heading, items } of lists) {
    const key = heading?.toLowerCase() ?? '';
    const held = merged.get(key) ?? { heading, items: [] };
    for (const item of items) {
      const known = held.items.some(
        ({ title, price }) =>
          title.toLowerCase() === item.title.toLowerCase() && price === item.price,
      );
      if (!known && item.title !== '' && held.items.length < mostItems) held.items.push(item);
    }
    merged.set(key, held);
  }
  return [...merged.values()].filter(({ items }) => items.length > 0).slice(0, mostLists);
}
