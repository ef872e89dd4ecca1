import { attributeOf, elementsIn } from 'site-document/tree';
import { say } from '../answers/say';
import { insertItem } from '../change/add-item';
import type { Change, Outcome } from '../outcome';
import type { Site } from '../site';
import type { PageItem } from '../target/items';
import { sectionAround } from '../target/sections';
import { readRow } from './asked-row';
import type { AskedRow } from './asked-row';
import { listFor } from './choose-row-list';
import { asEntry } from './copy-edit';
import { addToEnumeration } from './enumerations';
import type { Order } from './order';
import { brief } from './outcome-of';

/** "add spinach and feta ones to the list, 6 for £8": a row in the list that its words or its kind name, or in an enumeration. */
export function rowAdded(order: Order, site: Site): Outcome | null {
  const items = itemsOf(order);
  if (items.length < 2) return oneAdded(order, items[0], site);
  // "sun cream and a hat": one after the other, all of them or none.
  if (items.length > mostAtOnce || order.of('price') !== null) return null;
  const done: Change[] = [];
  for (const item of items) {
    const next = oneAdded(order, item, done.at(-1)?.site ?? site);
    if (!next) return null;
    done.push(next);
  }
  const last = done.at(-1);
  return last ? { ...last, sentence: done.map(({ sentence }) => sentence).join(' ') } : null;
}

const mostAtOnce = 6;
const noun = String.raw`((?:an? |some |eine?n? |une? |una? |een )?\p{L}[\p{L} -]{1,40}?)`;
const and = String.raw`,?\s+(?:and|&|und|et|y|e|en)\s+`;
const behindIt = new RegExp(`^${and}${noun}$`, 'iu');
const beforeIt = new RegExp(
  String.raw`^(?:(?:please|pls|can you|could you|also)\s)*(?:add|put|include|pop|stick)\s${noun}${and}(?:an? |some )?$`,
  'iu',
);

/** "sun cream and a hat", of which only one was read: the other is another entry. */
function itemsOf(order: Order): readonly string[] {
  const items = order.all('item');
  const [only, other] = items;
  const isBare = order.spans.every(({ label }) => label === 'item' || label === 'target');
  if (only === undefined || other !== undefined || !isBare) return items;
  const start = order.asked.indexOf(only);
  const before = beforeIt.exec(order.asked.slice(0, start))?.[1];
  if (before !== undefined) return [bare(before), only];
  const next = behindIt.exec(order.asked.slice(start + only.length).replace(/[.!]+$/u, ''))?.[1];
  return next === undefined ? items : [only, bare(next)];
}

const bare = (item: string): string => item.replace(/^(?:an?|some) /iu, '');

function oneAdded(order: Order, item: string | undefined, site: Site): Change | null {
  const row = item === undefined ? null : readRow(order, item);
  if (!row) return null;
  const list = listFor(site, row);
  const spoken = addToEnumeration(site, row);
  if (list && (spoken === null || list.score >= spoken.score)) {
    const outcome = [row, withNoteInName(row)]
      .map((one) => inserted(site, list.list, one))
      .find(
        (one): one is Change => one !== null && !('refused' in one) && one.holds(one.site, site),
      );
    if (outcome) return outcome;
  }
  return spoken && !('refused' in spoken.outcome) ? spoken.outcome : null;
}

/** For a list whose rows have no place for more than a name. */
const withNoteInName = (row: AskedRow): AskedRow =>
  row.note === null ? row : { ...row, title: `${row.title} (${row.note})`, note: null };

function inserted(site: Site, list: PageItem, row: AskedRow): Outcome | null {
  const isTimed =
    row.when !== null &&
    elementsIn(list.element).some((one) => /\b(?:when|time)\b/u.test(attributeOf(one, 'class')));
  const text = [isTimed ? null : row.when, row.note].filter((one) => one !== null).join(', ');
  const title = isTimed && row.when !== null ? asEntry(row.when, 'en') : row.title;
  const outcome = insertItem(
    site,
    list,
    {
      title,
      price: row.price,
      text: isTimed ? row.title : text === '' ? null : text,
      where: null,
    },
    null,
  );
  if (!outcome || 'refused' in outcome) return outcome;
  const name = [row.title, row.price ?? row.when ?? ''].filter(Boolean).join(', ');
  const section = sectionAround(site, list.element);
  return {
    ...outcome,
    isWhole: true,
    sentence:
      section && section.heading !== ''
        ? say(site, 'addedTo', brief(name), brief(section.heading))
        : say(site, 'added', brief(name)),
  };
}
