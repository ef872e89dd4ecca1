import type { KnownFact, PageFact } from 'shared-kit/contract';
import { factKey, knownValue } from './match-facts';
import { findSlots } from './find-slots';
import type { Slot } from './find-slots';

/** More than a form can ask, or a person wants to read. */
const mostFacts = 80;

/** The facts a page says or lacks, each once, in document order; prefilled from what the account knows. */
export function listPageFacts(html: string, known: readonly KnownFact[]): PageFact[] {
  const groups = new Map<string, Slot[]>();
  for (const slot of findSlots(html)) {
    const key = slot.kind === 'other' ? `other ${slot.words}` : factKey(slot);
    const group = groups.get(key);
    if (group) group.push(slot);
    else groups.set(key, [slot]);
  }
  return [...groups.values()].slice(0, mostFacts).flatMap((slots) => {
    const [first] = slots;
    return first ? [describe(first, slots, known)] : [];
  });
}

function describe(first: Slot, slots: readonly Slot[], known: readonly KnownFact[]): PageFact {
  const values = slots.map((slot) => (slot.place === 'element' ? slot.value : null));
  const isOpen = values.includes(null);
  return {
    kind: first.kind,
    item: first.item,
    words: first.words,
    places: slots.length,
    value: isOpen ? null : (values[0] ?? null),
    known: first.kind === 'other' ? null : knownValue(known, first),
  };
}
