import type { BusinessFact, RemovedFact } from 'shared-kit/contract';

const nouns: Readonly<Record<BusinessFact['kind'], string>> = {
  name: 'name',
  phone: 'telephone',
  email: 'email',
  address: 'address',
  hours: 'opening hours',
  price: 'prices',
  social: 'social accounts',
  date: 'date',
};

type Named = Pick<BusinessFact, 'kind'>;

const listOf = (facts: readonly Named[]): string =>
  [...new Set(facts.map(({ kind }) => nouns[kind]))].join(', ');

/** The line of the history. */
export function describeFacts(facts: readonly Named[], removed: readonly RemovedFact[]): string {
  return [
    ...(facts.length > 0 ? [`Filled in: ${listOf(facts)}`] : []),
    ...(removed.length > 0 ? [`Removed: ${listOf(removed)}`] : []),
  ].join('. ');
}

/** What the member is told. */
export function outcomeOf(facts: readonly Named[], removed: readonly RemovedFact[]): string {
  if (removed.length === 0) return 'Your facts are on the page';
  const gone = `Removed from the page: ${listOf(removed)}`;
  return facts.length === 0 ? gone : `Your facts are on the page. ${gone}`;
}
