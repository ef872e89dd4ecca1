import { findPrice, splitPrice } from '../../text/money';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { ancestorsOf, childElements, classesOf, parentOf } from '../page/read-page';
import type { PageElement } from '../page/read-page';
import { plainWords, textOf } from '../page/page-text';
import { indentAt, rangeOf } from '../page/source-ranges';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { elementsSaying, placeNamed } from '../target/elements';
import { findItem, itemAround, listsOf } from '../target/items';
import type { PageItem } from '../target/items';
import { findSection, stems } from '../target/sections';
import { thingNamedIn } from '../target/find-thing';
import { inForm } from './set-price';
import { cloneItem } from './clone-item';

/** "20 pounds" and a bare "20" are written as the other prices of the list are. */
const likeOthers = (price: string, other: string): string =>
  /^\d[\d.,]*(?:\s?(?:pounds?|quid|euros?|dollars?))?$/i.test(price) &&
  /^[^\d]?\s?\d[\d.,]*\s?[^\d\s]?$/u.test(other)
    ? inForm(price, other)
    : price;

interface AskedItem {
  readonly title: string;
  readonly price: string | null;
  readonly text: string | null;
  readonly where: string | null;
}

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

/** The list of a menu before the menu of the page; what stands under a heading within a section, too. */
function placeOf(site: Site, where: string): PageElement | null {
  const section = findSection(site, where)?.element;
  return section ?? groupCalled(site, where) ?? placeNamed(site, where);
}

/** What a heading within a section stands above: the desserts of a menu. */
function groupCalled(site: Site, where: string): PageElement | null {
  const wanted = stems(where).join(' ');
  const heading = site.page.elements.find(
    (element) =>
      /^h[3-6]$/.test(element.tagName) && stems(textOf(element, 20)).join(' ') === wanted,
  );
  const around = heading ? parentOf(heading) : null;
  return around && listsAround(site, around) ? around : null;
}

const listsAround = (site: Site, element: PageElement): boolean =>
  listsOf(site, element, false).length > 0;

/** "Quattro stagioni 12.50": an amount with its cents behind a name is a price. */
const barePrice = /^(.{2,80}?)\s+(\d{1,4}[.,]\d{2})$/u;

const itemWord =
  '(?:item|dish|product|entry|line|row|service|course|drink|option|card|bullet(?: point)?|point|thing|treatment|class|package|plan|offer|one)';

function readItem(
  { rest, quotes }: Request,
  at: { readonly head: string; readonly where: string } | null,
): AskedItem | null {
  if (
    /\b(?:section|button|form|gallery|map|faq|questions?|reviews?|testimonials?|page|paragraph|banner|menu bar|nav)\b/i.test(
      rest.replaceAll(/ (?:to|in|into|on|under) (?:the |our |my ).*$/gi, ''),
    ) &&
    !findPrice(rest)
  )
    return null;
  const { head, where } = at ?? splitPlace(rest);
  const named = new RegExp(
    String.raw`^(?:(?:an?|another|one|the|this)\s+)?(?:new |extra |further |more )?${itemWord}?\s*(?:called|named|:|for|,)?\s*`,
    'i',
  );
  if (/\b(?:price list|list|menu|table|prices|pricing)\b\s*:/i.test(head)) return null;
  const said = unmask(head.replace(named, ''), quotes).trim();
  const bare = barePrice.exec(said);
  const priced = bare
    ? { title: bare[1] ?? '', price: bare[2] ?? '' }
    : splitPrice(said === '' ? unmask(head, quotes) : said);
  const [title = '', ...rests] = priced.title.split(/\s+[-–—]\s+|:\s+|,\s+(?=\p{Ll}.{15})/u);
  const isQuoted = /^‹\d+›/.test(head.replace(named, ''));
  const name = (isQuoted ? title : title.replace(/^(?:an?|the|our)\s+/i, '')).replace(
    /[,;:\s]+$/,
    '',
  );
  if (name === '' || name.length > 120) return null;
  if (
    priced.price === null &&
    where === null &&
    !new RegExp(String.raw`^(?:an?|another|new)\s.*\b${itemWord}\b`, 'i').test(head)
  )
    return null;
  return {
    title: name.charAt(0).toUpperCase() + name.slice(1),
    price: priced.price,
    text: rests.join(', ').trim() || null,
    where,
  };
}

/** A part of the page that visitors fill in is no item of a list. */
function holdsForm(element: PageElement): boolean {
  return (
    ['form', 'input'].includes(element.tagName) ||
    childElements(element).some((child) => holdsForm(child))
  );
}

/** The menu of the page and its footer hold no items. */
const isOfFrame = (element: PageElement): boolean =>
  ancestorsOf(element).some(({ tagName }) => ['nav', 'header', 'footer'].includes(tagName));

/** A group of a price list whose name stands elsewhere on the page, such as in the first section: the one without a heading. */
function unnamedGroup(site: Site, where: string): PageElement | null {
  if (elementsSaying(site, where, null).length === 0) return null;
  const groups = site.page.elements.filter((element) => classesOf(element).includes('price-group'));
  const bare = groups.filter(
    (group) => !childElements(group).some(({ tagName }) => /^h[2-5]$/.test(tagName)),
  );
  return bare.length === 1 ? (bare[0] ?? null) : null;
}

const isPlace = (site: Site, where: string): boolean =>
  placeOf(site, where) !== null || thingNamedIn(site, where, ['section', 'group']) !== null;

/** "… under prices", "… to the services: …": a place without an article, and what is said of the item behind it. */
function placed(
  request: Request,
  site: Site,
): { readonly head: string; readonly where: string } | null {
  const [, head, where, text] =
    /^(.+)\s+(?:to|in|into|on|under|below)\s+(?:the |our |my )?([\p{L} &'-]{2,40}?)(?: section| list)?\s*(?::\s*(.{3,400}))?$/iu.exec(
      request.rest,
    ) ?? [];
  if (head === undefined || where === undefined || !isPlace(site, where)) return null;
  return { head: `${head}${text === undefined ? '' : `: ${text}`}`, where };
}

function splitPlace(rest: string): { head: string; where: string | null } {
  const match =
    /^(.+?)\s+(?:to|in|into|on|onto|under|among)\s+(?:the|our|my)\s+(?:list of |end of the |bottom of the |top of the )?([^‹›$€£\d]{2,60}?)(?:\s+(?:for|at|with a price of|priced at|costing)\s+([^ ].*))?$/i.exec(
      rest,
    );
  if (!match) return { head: rest, where: null };
  const [, head = '', where = '', price] = match;
  return {
    head: price === undefined ? head : `${head} ${price}`,
    where: where.replace(/\s+(?:section|list|area)$/i, '').trim(),
  };
}

function chooseList(site: Site, section: PageElement | null, asked: AskedItem): PageItem | null {
  const known = asked.where === null ? null : findItem(site, asked.where, false);
  const priced = listsOf(site, section, true).find(
    ({ siblings }) => siblings.length > 1 || section !== null,
  );
  if (asked.price !== null)
    return priced ?? (section ? (listsOf(site, section, false)[0] ?? null) : null);
  const lists = listsOf(site, section, false).filter(
    ({ element }) => element.tagName !== 'section' && !holdsForm(element) && !isOfFrame(element),
  );
  return (
    lists.find(({ siblings }) => siblings.length > 1) ??
    (known ? itemAround(known.element) : null) ??
    lists[0] ??
    null
  );
}

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
