import { indentAt } from 'site-document/edit';
import { textOf } from 'site-document/text';
import { rangeOf } from 'site-document/tree';
import { findPrice } from '../../text/money';
import { refuse } from '../outcome';
import type { Change, Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { findItem } from '../target/items';
import type { PageItem } from '../target/items';
import {
  chooseList,
  groupInList,
  holdsForm,
  listBelow,
  placeOf,
  unnamedGroup,
} from '../target/lists';
import { addFirstPrices } from './add-first-prices';
import { besideItem } from './beside-item';
import type { Beside } from './beside-item';
import { cloneItem } from './clone-item';
import { placed, readItem, severalItems } from './read-item';
import type { AskedItem, ItemPlace } from './read-item';
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
  const beside = besideItem(request, site);
  const at = beside === null ? placed(request, site) : { head: beside.head, where: null };
  const several = severalItems(request, at);
  return several.length > 1 ? addEach(several, request, site) : addOne(request, site, at, beside);
};

/** Items one after the other; all of them or none. */
function addEach(rests: readonly string[], request: Request, site: Site): Outcome | null {
  const done: Change[] = [];
  for (const rest of rests) {
    const one = { ...request, rest };
    const current = done.at(-1)?.site ?? site;
    const outcome = addOne(one, current, placed(one, current), null);
    if (!outcome || 'refused' in outcome) return outcome;
    if (!outcome.holds(outcome.site, current)) return refuse('the items could not be told apart.');
    done.push(outcome);
  }
  const last = done.at(-1);
  return last
    ? {
        site: last.site,
        sentence: done.map(({ sentence }) => sentence).join(' '),
        holds: (after) => after.files.html === last.site.files.html,
      }
    : null;
}

function addOne(
  request: Request,
  site: Site,
  at: ItemPlace | null,
  beside: Beside | null,
): Outcome | null {
  const asked = readItem(request, at);
  if (!asked) return null;
  // A name put together from pieces of the request is not what was asked for.
  if (!plainWords(unmask(request.rest, request.quotes)).includes(plainWords(asked.title)))
    return null;
  if (beside) return insertItem(site, beside.list, asked, beside);
  const group = asked.where === null ? null : groupInList(site, asked.where);
  if (group) return insertItem(site, group, asked, { element: group.element, side: 'after' });
  const section =
    asked.where === null ? null : (placeOf(site, asked.where) ?? unnamedGroup(site, asked.where));
  const below = asked.where === null || section ? null : listBelow(site, asked.where);
  if (below) return insertItem(site, below, asked, null);
  if (
    asked.where !== null &&
    !section &&
    !/^(?:menu|list|price list|prices|page|site|items?|products?|shop)$/i.test(asked.where)
  )
    return refuse(
      `“${asked.where.slice(0, 60)}” was not found on the page. Name the list by the heading above it.`,
    );
  const list = chooseList(site, section, asked);
  if (!list) return asked.price === null ? null : addFirstPrices(site, asked);
  return insertItem(site, list, asked, null);
}

export function insertItem(
  site: Site,
  list: PageItem,
  asked: AskedItem,
  beside: Pick<Beside, 'element' | 'side'> | null,
): Outcome | null {
  const model = beside?.element ?? list.siblings.at(-1);
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
  const isBefore = beside?.side === 'before';
  const place = isBefore ? range.start : range.end;
  return {
    site: site.edit([
      {
        file: 'html',
        start: place,
        end: place,
        text: isBefore ? `${source}${text.slice(0, -source.length)}` : text,
      },
    ]),
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
