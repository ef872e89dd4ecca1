import { spokenText } from 'site-document/text';
import { isElement, isText, parentOf, rangeOf, walkElements } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { factOf } from './fact-words';
import type { SlotKind } from './fact-words';

/** Longest name of a thing with a price, or of days with hours. */
const longest = 80;

/** What has more is a page's part and no row; looking through it for each place would take too long. */
const mostChildren = 100;

/** Above these a place has no name of its own any more. */
const limits = new Set([
  'ul',
  'ol',
  'table',
  'tbody',
  'section',
  'main',
  'body',
  'html',
  'header',
  'footer',
  'nav',
]);

/**
 * What a price or opening hours in this place belong to: the words in front of it in its row, such as
 * “Espresso” or “Saturday”. Empty where a row says no more than “Opening hours”.
 */
export function itemOf(kind: SlotKind, element: PageElement, before: number): string {
  if (kind !== 'price' && kind !== 'hours') return '';
  let around: PageElement | null = element;
  while (around && !limits.has(around.tagName) && around.childNodes.length <= mostChildren) {
    const label = labelIn(around, before);
    if (label !== '') return factOf(label)?.kind === kind ? '' : label.slice(0, longest);
    around = parentOf(around);
  }
  return '';
}

const names = /^(?:h[2-6]|dt|th)$/;

/** The last heading or term in front of a place; without one the first words. */
function labelIn(around: PageElement, before: number): string {
  let named = '';
  let first = '';
  for (const child of around.childNodes) {
    const range = isElement(child) || isText(child) ? rangeOf(child) : null;
    if (!range || range.start >= before) break;
    // What the place itself stands in says nothing about it.
    const isAround = range.end > before;
    if (isElement(child) && !isAround) {
      const heading = names.test(child.tagName)
        ? child
        : [...walkElements(child)].findLast(({ tagName }) => names.test(tagName));
      if (heading) named = spokenText(heading);
    }
    if (first === '' && !isAround) first = clean(spokenText(child));
  }
  return clean(named) || first;
}

/** Without the colon, the dots or the dash that lead to the value. */
const clean = (words: string): string => words.replace(/[\s:.…·–—-]+$/u, '').trim();
