import type { Item, ItemList } from '../../model/brief';
import type { Listing } from '../../model/listing';
import { asPoint } from '../../text/casing';
import { plainPrice } from '../../text/printed-price';
import { sumPattern } from '../../text/sums';
import { timePhrases } from '../../text/time-phrases';

const longestTitle = 60;

/** The things of a listing as a list, for what else of a page speaks of them; people, questions and quotes are none. */
export function listedItems(
  { heading, kind, groups }: Listing,
  people: ReadonlySet<string>,
): ItemList[] {
  if (kind !== 'content' || areNames(groups)) return [];
  const items = groups.flatMap(({ lines }) =>
    lines.filter(({ text }) => timePhrases(text).length === 0).map(({ text }) => itemOf(text)),
  );
  return [
    {
      heading,
      items: items.filter(({ title }) => title !== '' && !people.has(title)),
      isListed: true,
    },
  ];
}

/** "Square, Xero and Deputy", "Tarn Coffee, Norrland Wool": whom somebody works with is nothing they offer. */
const areNames = (groups: Listing['groups']): boolean =>
  groups.every(({ lines }) => lines.every(({ text }) => /^\p{Lu}\p{Ll}[^\d£€$]*$/u.test(text)));

const sum = new RegExp(sumPattern.source, 'iu');

function itemOf(text: string): Item {
  const price = sum.exec(text)?.[0];
  const [head = text] = (price === undefined ? text : text.replace(price, '')).split(
    /[,;(]\s?|\s[–—-]\s/u,
  );
  const title = asPoint(head.trim()).replace(leadsToSum, '').slice(0, longestTitle);
  return price === undefined ? { title } : { title, price: plainPrice(price.trim()) };
}

const leadsToSum = /\s(?:at|for|is|are|costs?|from)$/iu;
