import { textOf } from 'site-document/text';
import { ancestorsOf, childElements, classesOf, elementsIn, parentOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import type { Site } from '../site';
import { elementsSaying, placeNamed } from './elements';
import { thingNamedIn } from './find-thing';
import { findItem, itemAround, listsOf } from './items';
import type { PageItem } from './items';
import { findSection, stems } from './sections';

/** The list of a menu before the menu of the page; what stands under a heading within a section, too. */
export function placeOf(site: Site, where: string): PageElement | null {
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

/** A group of a price list whose name stands elsewhere on the page, such as in the first section: the one without a heading. */
export function unnamedGroup(site: Site, where: string): PageElement | null {
  if (elementsSaying(site, where, null).length === 0) return null;
  const groups = site.page.elements.filter((element) => classesOf(element).includes('price-group'));
  const bare = groups.filter(
    (group) => !childElements(group).some(({ tagName }) => /^h[2-5]$/.test(tagName)),
  );
  return bare.length === 1 ? (bare[0] ?? null) : null;
}

export const isPlace = (site: Site, where: string): boolean =>
  placeOf(site, where) !== null || thingNamedIn(site, where, ['section', 'group']) !== null;

/** A part of the page that visitors fill in is no item of a list. */
export function holdsForm(element: PageElement): boolean {
  return (
    ['form', 'input'].includes(element.tagName) ||
    childElements(element).some((child) => holdsForm(child))
  );
}

/** The menu of the page and its footer hold no items. */
const isOfFrame = (element: PageElement): boolean =>
  ancestorsOf(element).some(({ tagName }) => ['nav', 'header', 'footer'].includes(tagName));

/** What a list is to hold: items with a price, or of a place that was named. */
interface WantedList {
  readonly price: string | null;
  readonly where: string | null;
}

export function chooseList(
  site: Site,
  section: PageElement | null,
  asked: WantedList,
): PageItem | null {
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
    lists.find(({ element }) => element.tagName === 'li') ??
    (known ? itemAround(known.element) : null) ??
    lists[0] ??
    null
  );
}

const hasHeading = (element: PageElement): boolean =>
  elementsIn(element).some(({ tagName }) => /^(?:h[1-6]|th)$/.test(tagName));

/** The last row below a heading that is itself a row: of the fish, not of the drinks further down the same table. */
export function groupInList(site: Site, where: string): PageItem | null {
  const wanted = stems(where).join(' ');
  const heading = site.page.elements.find(
    (element) =>
      /^(?:h[2-6]|th|dt)$/.test(element.tagName) && stems(textOf(element, 20)).join(' ') === wanted,
  );
  const row = heading ? itemAround(heading) : null;
  if (!row || row.element.tagName !== 'tr') return null;
  const behind = row.siblings.slice(row.siblings.indexOf(row.element) + 1);
  const end = behind.findIndex((element) => hasHeading(element));
  const own = end === -1 ? behind : behind.slice(0, end);
  const last = own.at(-1);
  return last ? { element: last, siblings: row.siblings } : null;
}

/** The list that follows a heading, where a page has no sections: up to the next heading. */
export function listBelow(site: Site, where: string): PageItem | null {
  const wanted = stems(where).join(' ');
  const { elements } = site.page;
  const at = elements.findIndex(
    (element) =>
      /^h[1-6]$/.test(element.tagName) && stems(textOf(element, 20)).join(' ') === wanted,
  );
  if (at === -1) return null;
  const behind = elements.slice(at + 1);
  const end = behind.findIndex(({ tagName }) => /^h[1-6]$/.test(tagName));
  const first = (end === -1 ? behind : behind.slice(0, end)).find(
    ({ tagName }) => tagName === 'li' || tagName === 'tr',
  );
  return first ? itemAround(first) : null;
}
