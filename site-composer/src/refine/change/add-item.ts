import { findPrice } from '../../text/money';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords, textOf } from '../page/page-text';
import { indentAt, rangeOf } from '../page/source-ranges';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { findItem } from '../target/items';
import type { PageItem } from '../target/items';
import { chooseList, holdsForm, placeOf, unnamedGroup } from '../target/lists';
import { cloneItem } from './clone-item';
import { placed, readItem } from './read-item';
import type { AskedItem } from './read-item';
import { inForm } from './set-price';

/** "20 pounds" and a bare "20" are written as the other prices of the list are. */
const likeOthers = (price: string, other: string): string =>
  /^\d[\d.,]*(?:\s?(?:pounds?|quid|euros?|dollars?))?$/i.test(price) &&
  /^[^\d]?\s?\d[\d.,]*\s?[^\d\s]?$/u.test(other)
    ? inForm(price, other)
    : price;

/** "add almond tart at £3.80 to the price list", "add an item: Salt pig, $28", "add ‹Gift cards› to the services". */
export const addItem: Changer = (request, site): Outcome | null => {
  if (request.action !== 'add') return null;
  const asked = readItem(request, placed(request, site));
  if (!asked) return null;
  // A name put together from pieces of the request is not what was asked for.
  if (!plainWords(unmask(request.rest, request.quotes)).includes(plainWords(asked.title)))
    return null;
  const section =
    asked.where === null ? null : (placeOf(site, asked.where) ?? unnamedGroup(site, asked.where));
  if (
    asked.where !== null &&
    !section &&
    !/^(?:menu|list|price list|prices|page|site|items?|products?|shop)$/i.test(asked.where)
  )
    return refuse(`“${asked.where.slice(0, 60)}” was not found on the page.`);
  const list = chooseList(site, section, asked);
  if (!list) return asked.price === null ? null : refuse('the page has no list to add it to.');
  return insert(site, list, asked);
};

function insert(site: Site, list: PageItem, asked: AskedItem): Outcome | null {
  const model = list.siblings.at(-1);
  const range = model ? rangeOf(model) : null;
  if (!model || !range) return null;
  if (findItem(site, asked.title, false)?.siblings.includes(list.element) === true)
    return refuse(`“${asked.title}” is on the page already.`);
  if (holdsForm(model))
    return refuse('the list on the page is built in a way that could not be followed.');
  const first = list.siblings.map((one) => findPrice(textOf(one, 60))?.price).find(Boolean);
  const price =
    asked.price !== null && first !== undefined ? likeOthers(asked.price, first) : asked.price;
  const source = cloneItem(site, list, { ...asked, price });
  if (source === null)
    return refuse('the list on the page is built in a way that could not be followed.');
  const text = `${site.page.source[range.start - 1] === '\n' || indentAt(site.page.source, range.start) !== '' ? '\n' : ''}${indentAt(site.page.source, range.start)}${source}`;
  const before = list.siblings.length;
  return {
    site: site.edit([{ file: 'html', start: range.end, end: range.end, text }]),
    sentence: `Added “${asked.title}”${asked.price === null ? '' : ` at ${price ?? ''}`}.`,
    holds: (after) => {
      const item = findItem(after, asked.title, asked.price !== null);
      const shown = item ? plainWords(textOf(item.element)) : '';
      return (
        item !== null &&
        item.siblings.length === before + 1 &&
        shown.includes(plainWords(asked.title)) &&
        (price === null || shown.includes(plainWords(price))) &&
        (asked.text === null || shown.includes(plainWords(asked.text)))
      );
    },
  };
}
