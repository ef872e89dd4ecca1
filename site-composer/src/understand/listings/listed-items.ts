import type { Item, ItemList } from '../../model/brief';
import type { Listing } from '../../model/listing';
import { asPoint } from '../../text/casing';
import { splitPrice } from '../../text/money';
import { timePhrases } from '../../text/time-phrases';

const longestTitle = 60;

/** The things of a listing as a list, for what else of a page speaks of them; people, questions and quotes are none. */
export function listedItems({ heading, kind, groups }: Listing): ItemList[] {
  if (kind !== 'content') return [];
  const items = groups.flatMap(({ lines }) =>
    lines.filter(({ text }) => timePhrases(text).length === 0).map(({ text }) => itemOf(text)),
  );
  return [{ heading, items: items.filter(({ title }) => title !== ''), isListed: true }];
}

function itemOf(text: string): Item {
  const [head = text] = text.split(/[,;(]\s?|\s[–—-]\s/u);
  const { title, price } = splitPrice(head);
  const named = asPoint(title).slice(0, longestTitle);
  return price === null ? { title: named } : { title: named, price };
}
