import type { BusinessFact, KnownFact } from 'shared-kit/contract';
import type { SlotKind } from './fact-words';

/** Which fact a place is about. */
export interface FactName {
  readonly kind: SlotKind;
  readonly item: string;
}

/** Equal for names that mean the same thing: “Espresso” and “ espresso”. */
export const factKey = ({ kind, item }: { readonly kind: string; readonly item: string }): string =>
  `${kind} ${item.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()}`;

/** The fact for a place. Hours kept by days stand in one place that takes all of them, a line each. */
export function findFact(facts: readonly BusinessFact[], name: FactName): BusinessFact | null {
  const key = factKey(name);
  const own = facts.findLast((fact) => factKey(fact) === key);
  if (own) return own;
  if (name.kind !== 'hours' || name.item !== '') return null;
  const days = facts.filter(({ kind }) => kind === 'hours');
  if (days.length === 0) return null;
  const value = days.map((day) => `${day.item} ${day.value}`).join('\n');
  return { kind: 'hours', item: '', value };
}

/** What an account remembers for a place; null where it remembers nothing. */
export function knownValue(facts: readonly KnownFact[], name: FactName): string | null {
  const key = factKey(name);
  return facts.findLast((fact) => factKey(fact) === key)?.value ?? null;
}
