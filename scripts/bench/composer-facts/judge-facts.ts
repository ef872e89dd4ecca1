import { lastDigits, type FactLabel, type GoldFact } from './gold-facts';
import type { PagePlaces, Place } from './page-places';

export interface JudgedFact {
  readonly fact: GoldFact;
  readonly isShown: boolean;
  /** Stands in more than two sentences or rows. */
  readonly isRepeated: boolean;
  /** For each partner of its record that is on the page as well: whether they stand together. */
  readonly partners: readonly { readonly text: string; readonly isBeside: boolean }[];
}

/** Which labels belong beside which within a record. */
const partnersOf: Partial<Record<FactLabel, readonly FactLabel[]>> = {
  price: ['item'],
  time: ['event', 'date', 'where'],
  date: ['event', 'where'],
  role: ['person'],
  note: ['item', 'event', 'person'],
  a: ['q'],
  author: ['quote'],
};

/** Statements may be told in other words; what is named is named whole. */
const leastShare: Partial<Record<FactLabel, number>> = {
  fact: 0.6,
  note: 0.6,
  quote: 0.8,
  a: 0.7,
  q: 0.7,
  feature: 0.6,
  address: 0.7,
};
const named = 0.75;

export function judgeFacts(facts: readonly GoldFact[], page: PagePlaces): JudgedFact[] {
  const shown = new Map(facts.map((fact) => [fact, isShown(fact, page)]));
  return facts.map((fact) => {
    const partners = facts.filter(
      (other) =>
        other !== fact &&
        fact.record !== null &&
        other.record === fact.record &&
        partnersOf[fact.label]?.includes(other.label) === true &&
        shown.get(other) === true,
    );
    const seen = shown.get(fact) === true;
    return {
      fact,
      isShown: seen,
      isRepeated: seen && fact.keys.length > 1 && timesShown(fact, page) > 2,
      partners: seen
        ? partners.map((other) => ({
            text: other.text,
            isBeside: areBeside(fact, other, facts, page),
          }))
        : [],
    };
  });
}

function isShown(fact: GoldFact, page: PagePlaces): boolean {
  const [key = ''] = fact.keys;
  if (fact.label === 'phone')
    return page.text.replaceAll(/\D/g, '').includes(lastDigits(fact.text));
  if (fact.label === 'email' || fact.label === 'url')
    return page.text.includes(key.replace(/^@|^https?:\/\/(?:www\.)?/, ''));
  return (
    page.places.some((place) => holds(place, fact)) ||
    page.text.includes(fact.text.toLowerCase().replaceAll(/\s+/g, ' '))
  );
}

function holds({ keys, text }: Place, fact: GoldFact): boolean {
  const least = leastShare[fact.label] ?? (fact.keys[0]?.startsWith('word') === true ? named : 1);
  // A page may name the year a date left out, and write "daily" for Monday to Sunday, never fewer.
  const held = fact.keys.filter((key) => keys.has(key)).length;
  return held >= fact.keys.length * least || text.toLowerCase() === fact.text.toLowerCase();
}

const timesShown = (fact: GoldFact, { sentences }: PagePlaces): number =>
  new Set(sentences.filter((place) => holds(place, fact))).size;

/** In one sentence, or in a row that holds nothing of the kind but this. */
function areBeside(
  fact: GoldFact,
  other: GoldFact,
  facts: readonly GoldFact[],
  { places }: PagePlaces,
): boolean {
  const rivals = facts.filter(
    (one) => one.label === fact.label && one.record !== fact.record && !sameKeys(one, fact),
  );
  return places.some(
    (place) =>
      holds(place, fact) &&
      holds(place, other) &&
      (place.isSentence || !rivals.some((rival) => holds(place, rival))),
  );
}

const sameKeys = (one: GoldFact, other: GoldFact): boolean =>
  one.keys.every((key) => other.keys.includes(key));
