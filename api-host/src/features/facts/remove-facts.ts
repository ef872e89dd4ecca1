import { escapeAttribute } from 'site-document/escape';
import {
  attributeOf,
  hasAttribute,
  isText,
  rangeOf,
  readTree,
  walkElements,
} from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { closeSlots, waitsWhenEmpty } from './close-slots';
import { hrefOf, wordsOf } from './fact-markup';
import type { WrittenFact } from './fact-markup';
import { fillFacts } from './fill-facts';
import { findSlots, verbatim } from './find-slots';
import type { Slot } from './find-slots';
import { cutSlots } from './leave-out';
import { factKey } from './match-facts';
import type { FactName } from './match-facts';
import { leastLength, spoken, unmistakable } from './replace-earlier';

/**
 * Takes facts off a page: every place that says or asks for them, unmarked links, texts and labels that say
 * the same, and whatever has nothing else to say. A place that was made to wait for the fact waits again.
 * A fact the page does not say changes nothing.
 */
export function removeFacts(html: string, names: readonly FactName[]): string {
  const asked = new Set(names.map(factKey));
  const slots = findSlots(html).filter((slot) => asked.has(factKey(slot)));
  const said = slots.flatMap(saidBy);
  if (said.length === 0) return html;
  const keys = new Set(said.map(factKey));
  const closed = closeSlots(html, keys);
  const marked = findSlots(closed).filter(
    (slot) => keys.has(factKey(slot)) && !waitsWhenEmpty(slot),
  );
  const cut = cutSlots(closed, [...marked, ...unmarkedPlaces(closed, said)]);
  return withoutDays(cut, said);
}

function saidBy(slot: Slot): WrittenFact[] {
  if (slot.place !== 'element' || slot.value === null || slot.kind === 'other') return [];
  return [{ kind: slot.kind, item: slot.item, value: slot.value }];
}

function unmarkedPlaces(html: string, said: readonly WrittenFact[]): Slot[] {
  const known = said.filter(({ kind, value }) => unmistakable.has(kind) && isLong(value));
  if (known.length === 0) return [];
  const elements = walkElements(readTree(html), ({ tagName }) => !verbatim.has(tagName));
  return [...elements].flatMap((element) =>
    known.flatMap((fact) => [
      ...linksTo(element, fact),
      ...(verbatim.has(element.tagName) ? [] : textsWith(html, element, fact)),
      ...labelsWith(html, element, fact),
    ]),
  );
}

const isLong = (value: string): boolean => value.length >= leastLength;

const slotOf = (element: PageElement, { kind, item }: WrittenFact) => ({
  kind,
  item,
  words: '',
  element,
});

function linksTo(element: PageElement, fact: WrittenFact): Slot[] {
  const href = attributeOf(element, 'href');
  if (element.tagName !== 'a' || href !== hrefOf(fact)) return [];
  return [{ ...slotOf(element, fact), place: 'element', value: fact.value }];
}

function textsWith(html: string, element: PageElement, fact: WrittenFact): Slot[] {
  // What is marked goes as a whole.
  if (hasAttribute(element, 'data-fact')) return [];
  const words = escapeAttribute(wordsOf(fact));
  return element.childNodes.flatMap((text): Slot[] => {
    const range = isText(text) ? rangeOf(text) : null;
    const at = range ? html.slice(range.start, range.end).indexOf(words) : -1;
    if (!range || !isText(text) || at < 0) return [];
    const start = range.start + at;
    return [{ ...slotOf(element, fact), place: 'text', text, start, end: start + words.length }];
  });
}

function labelsWith(html: string, element: PageElement, fact: WrittenFact): Slot[] {
  const words = escapeAttribute(wordsOf(fact).replaceAll(/\s*\n\s*/g, ', '));
  return spoken.flatMap((name): Slot[] => {
    const place = element.sourceCodeLocation?.attrs?.[name];
    const at = place ? html.slice(place.startOffset, place.endOffset).indexOf(words) : -1;
    if (!place || at < 0) return [];
    const start = place.startOffset + at;
    return [{ ...slotOf(element, fact), place: 'attribute', start, end: start + words.length }];
  });
}

/** Where one place says the hours of all days, the line of a day that goes. */
function withoutDays(html: string, said: readonly WrittenFact[]): string {
  const gone = new Set(
    said.flatMap(({ kind, item, value }) =>
      kind === 'hours' && item !== '' ? [`${item} ${value}`] : [],
    ),
  );
  if (gone.size === 0) return html;
  const all = findSlots(html).find((slot) => slot.kind === 'hours' && slot.item === '');
  const value = all?.place === 'element' ? (all.value ?? '') : '';
  const left = value.split('\n').filter((line) => !gone.has(line));
  if (left.length === value.split('\n').length) return html;
  if (left.length === 0) return removeFacts(html, [{ kind: 'hours', item: '' }]);
  const fact = { kind: 'hours', item: '', value: left.join('\n') } as const;
  return fillFacts({ html, css: '', js: '' }, [fact]).html;
}
