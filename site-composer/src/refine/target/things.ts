import { textOf, textsIn } from 'site-document/text';
import { ancestorsOf, attributeOf, elementsIn, hasAttribute, rangeOf } from 'site-document/tree';
import type { Page, PageElement } from 'site-document/tree';
import { findPrice, splitPrice } from '../../text/money';
import type { Site } from '../site';
import { isButton, isLink, labelOf } from './elements';
import { itemAround } from './items';
import { entriesOf } from './questions';
import { sectionsOf } from './sections';

export type ThingKind =
  | 'section'
  | 'group'
  | 'item'
  | 'question'
  | 'quote'
  | 'button'
  | 'heading'
  | 'text';

/** A part of the page a member can mean: what it is, what it is called and all it says. */
export interface Thing {
  readonly kind: ThingKind;
  readonly element: PageElement;
  readonly name: string;
  readonly text: string;
}

const most = 600;
const known = new WeakMap<Page, readonly Thing[]>();

/** Everything on a page that can be named, in its order. */
export function thingsOf(site: Site): readonly Thing[] {
  const held = known.get(site.page);
  if (held) return held;
  const questions = entriesOf(site).map((element) =>
    thing('question', element, firstText(element)),
  );
  const taken = new Set(questions.map(({ element }) => element));
  const listed = itemsOf(site).filter(({ element }) => !taken.has(element));
  const all = [
    ...sectionThings(site),
    ...groupThings(site),
    ...questions,
    ...listed,
    ...pressedThings(site),
    ...textThings(site),
  ]
    .filter(({ element, text }) => rangeOf(element) !== null && text !== '')
    .toSorted(
      (one, other) => (rangeOf(one.element)?.start ?? 0) - (rangeOf(other.element)?.start ?? 0),
    )
    .slice(0, most);
  known.set(site.page, all);
  return all;
}

function thing(kind: ThingKind, element: PageElement, name: string): Thing {
  return { kind, element, name, text: textOf(element, 60) };
}

const firstText = (element: PageElement): string => textsIn(element, 1)[0]?.value.trim() ?? '';

function sectionThings(site: Site): Thing[] {
  return sectionsOf(site)
    .filter(({ first, heading }) => !first && heading !== '')
    .map(({ element, heading }) => thing('section', element, heading));
}

/** A list with a heading of its own within a section: the desserts of a menu. */
function groupThings(site: Site): Thing[] {
  return site.page.elements.flatMap((heading) => {
    if (!/^h[3-5]$/.test(heading.tagName)) return [];
    const around = heading.parentNode;
    if (!around || !('tagName' in around) || around.tagName === 'section') return [];
    const hasList = elementsIn(around).some(({ tagName }) =>
      ['ul', 'ol', 'table'].includes(tagName),
    );
    return hasList && itemAround(heading)?.element.tagName !== 'li'
      ? [thing('group', around, textOf(heading, 5))]
      : [];
  });
}

const isOutside = (element: PageElement): boolean =>
  ancestorsOf(element).some(
    (one) =>
      ['nav', 'header', 'footer', 'form', 'select'].includes(one.tagName) ||
      hasAttribute(one, 'hidden'),
  );

function itemsOf(site: Site): Thing[] {
  const found = new Map<PageElement, Thing>();
  for (const text of site.page.texts) {
    const parent = text.parentNode;
    if (!parent || !('tagName' in parent) || isOutside(parent)) continue;
    const item = itemAround(parent);
    if (!item || found.has(item.element) || hasAttribute(item.element, 'hidden')) continue;
    if (
      ['section', 'a', 'p'].includes(item.element.tagName) ||
      /\b(?:way|price-group|visit-part)\b/.test(attributeOf(item.element, 'class'))
    )
      continue;
    const isQuote =
      item.element.tagName === 'figure' ||
      elementsIn(item.element).some(({ tagName }) => tagName === 'blockquote');
    found.set(
      item.element,
      thing(isQuote ? 'quote' : 'item', item.element, itemName(item.element, isQuote)),
    );
  }
  return [...found.values()];
}

/** What an item is called: its heading, else its first words, without the price. */
function itemName(element: PageElement, isQuote: boolean): string {
  if (isQuote) return textsIn(element, 60).at(-1)?.value.trim() ?? '';
  const heading = elementsIn(element).find(({ tagName }) => /^h[3-6]$/.test(tagName));
  const said = heading ? textOf(heading, 8) : firstText(element);
  return findPrice(said) ? splitPrice(said).title : said;
}

function pressedThings(site: Site): Thing[] {
  return site.page.elements
    .filter(
      (element) =>
        (isButton(element) || isLink(element)) &&
        !ancestorsOf(element).some(({ tagName }) => tagName === 'nav'),
    )
    .map((element) => ({
      kind: 'button',
      element,
      name: labelOf(element),
      text: labelOf(element),
    }));
}

function textThings(site: Site): Thing[] {
  return site.page.elements.flatMap((element) => {
    if (/^h[1-6]$/.test(element.tagName)) return [thing('heading', element, textOf(element, 20))];
    const isLine = ['p', 'li', 'address', 'figcaption', 'dd', 'dt'].includes(element.tagName);
    return isLine && !isOutside(element) ? [thing('text', element, textOf(element, 20))] : [];
  });
}
