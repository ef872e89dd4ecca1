import { findSlots } from './find-slots';
import type { ElementSlot, Slot } from './find-slots';
import { factKey } from './match-facts';
import {
  applyEdits,
  attributeOf,
  elementsIn,
  innerRange,
  readTree,
  removeAttribute,
  setAttribute,
} from './page-tree';
import type { PageElement, SourceEdit } from './page-tree';

/**
 * Whether a place was made to wait for its fact, as the composer's are: it names its item, and says of
 * itself where the value goes. Any other was written with the value and has nothing to say without it.
 */
export function waitsWhenEmpty(slot: Slot): slot is ElementSlot {
  if (slot.place !== 'element') return false;
  const item = attributeOf(slot.element, 'data-item');
  return item === '' || (item !== null && holderIn(slot.element) !== undefined);
}

const holderIn = (element: PageElement): PageElement | undefined =>
  [...elementsIn(element)].find((one) => attributeOf(one, 'data-fact-value') !== null);

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

function close({ element }: ElementSlot): SourceEdit[] {
  if (attributeOf(element, 'hidden') !== null) return [];
  const inner = innerRange(holderIn(element) ?? element);
  return [...setAttribute(element, 'hidden', ''), ...(inner ? [{ ...inner, text: '' }] : [])];
}

function standInsOf(html: string, kinds: ReadonlySet<string>): SourceEdit[] {
  if (kinds.size === 0 || !html.includes('data-until-fact')) return [];
  return [...elementsIn(readTree(html))].flatMap((element) =>
    kinds.has(attributeOf(element, 'data-until-fact') ?? '')
      ? removeAttribute(html, element, 'hidden')
      : [],
  );
}
