import { textOf, textsIn } from 'site-document/text';
import { childElements, classesOf, isInside, parentOf, rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { findPrice } from '../../text/money';
import { plainWords } from '../page/plain-words';
import type { Site } from '../site';

/** One of several alike that stand side by side: a line of a price list, a card, a row, a question. */
export interface PageItem {
  readonly element: PageElement;
  /** Those beside it that are built alike, itself among them, in their order. */
  readonly siblings: readonly PageElement[];
}

const itemTags = new Set([
  'li',
  'tr',
  'article',
  'div',
  'details',
  'figure',
  'dt',
  'section',
  'p',
  'a',
]);
const mostInItem = 1_200;

const groups = new WeakMap<PageElement, ReadonlyMap<string, readonly PageElement[]>>();

/** What elements side by side must have in common to be items of one list. */
function likeness(element: PageElement): string {
  const { tagName } = element;
  return ['li', 'tr'].includes(tagName) ? tagName : `${tagName}.${classesOf(element)[0] ?? ''}`;
}

/** The elements beside one that are built alike, itself among them. Each parent is gone through once. */
function alikeBeside(element: PageElement, parent: PageElement): readonly PageElement[] {
  let known = groups.get(parent);
  if (!known) {
    const grouped = new Map<string, PageElement[]>();
    for (const child of childElements(parent)) {
      if (!rangeOf(child)) continue;
      const key = likeness(child);
      const list = grouped.get(key);
      if (list) list.push(child);
      else grouped.set(key, [child]);
    }
    known = grouped;
    groups.set(parent, known);
  }
  return known.get(likeness(element)) ?? [];
}

/** The smallest repeated element around a place. */
export function itemAround(element: PageElement): PageItem | null {
  for (let item: PageElement | null = element; item; item = parentOf(item)) {
    if (['body', 'main', 'html'].includes(item.tagName)) return null;
    const parent = parentOf(item);
    if (!parent || !itemTags.has(item.tagName) || !rangeOf(item)) continue;
    const siblings = alikeBeside(item, parent);
    const repeated = siblings.length > 1 || ['li', 'tr'].includes(item.tagName);
    if (
      repeated &&
      textOf(item, 60).length < mostInItem &&
      !['nav', 'header', 'footer'].includes(parent.tagName)
    )
      return { element: item, siblings };
  }
  return null;
}

function singular(words: string): string {
  return words
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word))
    .join(' ');
}

function nameScore(text: string, name: string): number {
  const own = plainWords(text);
  const wanted = plainWords(name);
  if (own === '' || wanted === '') return 0;
  if (own === wanted) return 4;
  if (singular(own) === singular(wanted)) return 3;
  if (own.startsWith(`${wanted} `) || own.startsWith(wanted)) return 2;
  return ` ${singular(own)} `.includes(` ${singular(wanted)} `) ? 1 : 0;
}

/** The item a member calls by its name, with a price in it where one is looked for; null when two fit alike. */
export function findItem(site: Site, name: string, priced: boolean): PageItem | null {
  const called = name.replace(/^(?:the|our|my|an?)\s+/i, '').trim();
  const bare = called.replace(generic, '');
  return (
    itemCalled(site, called, priced) ?? (bare === called ? null : itemCalled(site, bare, priced))
  );
}

/** "the Pro plan" is the plan called "Pro". */
const generic =
  /\s+(?:plan|package|item|dish|product|class|course|service|membership|ticket|option|tier|treatment|card|one)s?$/i;

function itemCalled(site: Site, called: string, priced: boolean): PageItem | null {
  const found = new Map<PageElement, { item: PageItem; value: number }>();
  for (const text of site.page.texts) {
    const value = text.value.length > 200 ? 0 : nameScore(text.value, called);
    const parent = value > 0 ? parentOf(text) : null;
    if (!parent || ['title', 'option', 'script', 'style'].includes(parent.tagName)) continue;
    const item = priced ? pricedItem(parent) : itemAround(parent);
    if (!item) continue;
    const held = found.get(item.element)?.value ?? 0;
    if (value > held) found.set(item.element, { item, value });
  }
  const ranked = [...found.values()].toSorted((one, other) => other.value - one.value);
  const [best, next] = ranked;
  if (!best) return null;
  return next && next.value === best.value && best.value < 3 ? null : best.item;
}

function pricedItem(from: PageElement): PageItem | null {
  for (let item = itemAround(from); item;) {
    if (findPrice(textOf(item.element, 60))) return item;
    const parent = parentOf(item.element);
    item = parent ? itemAround(parent) : null;
  }
  return null;
}

const mostLookedAt = 40;

/** The sections of a page, one of which holds a price list, are no price list. */
const leastPriced = 0.5;

function pricedShare({ siblings }: PageItem): number {
  const some = siblings.slice(0, mostLookedAt);
  return some.filter((one) => findPrice(textOf(one, 60))).length / some.length;
}

/** The lists of a page, longest first; with `priced` those that mostly have prices, the ones priced throughout first. */
export function listsOf(site: Site, within: PageElement | null, priced: boolean): PageItem[] {
  const lists = new Map<PageElement, { item: PageItem; share: number }>();
  for (const text of within ? textsIn(within) : site.page.texts) {
    const parent = parentOf(text);
    if (!parent || (priced && !findPrice(text.value))) continue;
    const item = itemAround(parent);
    const first = item?.siblings[0];
    if (!item || !first || lists.has(first) || !rangeOf(item.element)) continue;
    if (within && !isInside(item.element, within)) continue;
    lists.set(first, { item, share: priced ? pricedShare(item) : 1 });
  }
  return [...lists.values()]
    .filter(({ share }) => share >= leastPriced)
    .toSorted(
      (one, other) =>
        other.share - one.share || other.item.siblings.length - one.item.siblings.length,
    )
    .map(({ item }) => item);
}
