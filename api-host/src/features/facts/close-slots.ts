import { applyEdits } from 'site-document/edit';
import type { Edit } from 'site-document/edit';
import {
  attributeOf,
  contentRange,
  hasAttribute,
  readTree,
  removeAttribute,
  setAttribute,
  walkElements,
} from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { findSlots } from './find-slots';
import type { ElementSlot, Slot } from './find-slots';
import { factKey } from './match-facts';

/**
 * Whether a place was made to wait for its fact, as the composer's are: it names its item, and says of
 * itself where the value goes. Any other was written with the value and has nothing to say without it.
 */
export function waitsWhenEmpty(slot: Slot): slot is ElementSlot {
  if (slot.place !== 'element') return false;
  if (!hasAttribute(slot.element, 'data-item')) return false;
  return attributeOf(slot.element, 'data-item') === '' || holderIn(slot.element) !== undefined;
}

const holderIn = (element: PageElement): PageElement | undefined =>
  [...walkElements(element)].find((one) => hasAttribute(one, 'data-fact-value'));

/** Empties the places of these facts that can wait, and shows again what stood there until they were given. */
export function closeSlots(html: string, keys: ReadonlySet<string>): string {
  const slots = findSlots(html);
  const emptied = slots.filter(waitsWhenEmpty).filter((slot) => keys.has(factKey(slot)));
  const given = new Set(
    slots
      .filter(isGiven)
      .filter((slot) => !keys.has(factKey(slot)))
      .map(kindOf),
  );
  const awaited = new Set(emptied.map(kindOf).filter((kind) => !given.has(kind)));
  return applyEdits(html, [...emptied.flatMap(close), ...standInsOf(html, awaited)]);
}

const kindOf = ({ kind }: Slot): string => kind;
const isGiven = (slot: Slot): boolean => slot.place === 'element' && slot.value !== null;

function close({ element }: ElementSlot): Edit[] {
  if (hasAttribute(element, 'hidden')) return [];
  const inner = contentRange(holderIn(element) ?? element);
  return [...setAttribute(element, 'hidden', ''), ...(inner ? [{ ...inner, text: '' }] : [])];
}

function standInsOf(html: string, kinds: ReadonlySet<string>): Edit[] {
  if (kinds.size === 0 || !html.includes('data-until-fact')) return [];
  return [...walkElements(readTree(html))].flatMap((element) =>
    kinds.has(attributeOf(element, 'data-until-fact'))
      ? removeAttribute(html, element, 'hidden')
      : [],
  );
}
