import { escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import { attributeOf, elementsIn, innerRange, rangeOf } from 'site-document/tree';
import { findPrice } from '../../text/money';
import { say } from '../answers/say';
import { insertItem } from '../change/add-item';
import type { AskedItem } from '../change/read-item';
import type { Outcome } from '../outcome';
import { setAttribute } from '../page/attribute-edits';
import type { Site } from '../site';
import { findItem, listsOf } from '../target/items';
import { holdsForm } from '../target/lists';

/** Ways to get in touch, events and whole sections are no list to add to. */
export const ofFrame = (list: ReturnType<typeof listsOf>[number]): boolean =>
  holdsForm(list.element) ||
  /\bway\b|\bevent\b/u.test(attributeOf(list.element, 'class')) ||
  list.element.tagName === 'section';

/** A further row in the list of the page that has prices. */
export function addPricedRow(site: Site, asked: AskedItem): Outcome | null {
  const list =
    listsOf(site, null, true).find((one) => !ofFrame(one) || isProduct(one.element)) ?? null;
  if (!list) return null;
  const outcome = insertItem(site, list, { ...asked, price: asked.price }, null);
  if (!outcome || 'refused' in outcome) return outcome;
  const own = findItem(outcome.site, asked.title, true);
  const kept =
    own && isProduct(own.element) ? sold(outcome.site, own.element, asked) : outcome.site;
  const made = asked.text === null ? kept : described(kept, asked.title, asked.text);
  const text = [asked.title, asked.text].filter((one) => one !== null).join(', ');
  return {
    site: made,
    isWhole: true,
    sentence: say(site, 'addedAt', text, asked.price ?? ''),
    holds: (after) => {
      const item = findItem(after, asked.title, true);
      const shown = item ? textOf(item.element, 80) : '';
      return (asked.text === null || shown.includes(asked.text)) && findPrice(shown) !== null;
    },
  };
}

const isProduct = (element: Parameters<typeof attributeOf>[0]): boolean =>
  elementsIn(element).some((one) => attributeOf(one, 'data-add') !== '');

/** What is said of a row whose model had no place for it: below its name, or at its end. */
function described(site: Site, title: string, text: string): Site {
  const item = findItem(site, title, true);
  if (!item || textOf(item.element, 80).includes(text)) return site;
  const heading = elementsIn(item.element).find(({ tagName }) => /^h[3-6]$/u.test(tagName));
  const at = heading ? rangeOf(heading)?.end : innerRange(item.element)?.end;
  if (at === undefined) return site;
  const said = escapeText(text);
  const html = heading ? `\n<p>${said}</p>` : `<span class="price-text">${said}</span>`;
  return site.edit([{ file: 'html', start: at, end: at, text: html }]);
}

/** What a product is sold as stands in its button: the name and the price of this one. */
function sold(
  site: Site,
  element: Parameters<typeof attributeOf>[0],
  { title, price }: AskedItem,
): Site {
  const button = elementsIn(element).find((one) => attributeOf(one, 'data-add') !== '');
  if (!button) return site;
  const old = attributeOf(button, 'data-add');
  const label = attributeOf(button, 'aria-label').replace(old, title);
  const edits = [
    ...setAttribute(button, 'data-add', title),
    ...setAttribute(button, 'data-price', price ?? ''),
    ...setAttribute(button, 'aria-label', label),
  ];
  return site.edit(edits);
}
