import type { AskedSection, Brief, Item, ItemList } from '../model/brief';

/** What is paid again and again: "$12/month", "€90 a year", "9 € pro Monat". */
const recurs =
  /(?:\/\s?|\b(?:an?|per|each|pro|par|por|al|je)\s)(?:user|seat|mo|month|quarter|yr|year|monat|jahr|mois|an|mes|año|mês|ano|mese|anno|maand|jaar)\b/iu;
/** What prices are called of which somebody takes one. */
const choice = /\b(?:plans?|tiers?|memberships?|tickets?|pass(?:es)?|packages?|subscriptions?)\b/iu;
const nothing = /^(?:free|gratis|kostenlos|gratuit|grátis|gratuito)\b/iu;

const fewest = 2;
const most = 4;
/** Longer titles name things that are sold, not plans. */
const mostWords = 4;

/** A part of the page asked for that is a choice between prices by its name: "tickets", "memberships". */
export const namedChoice = ({ asked }: Brief): AskedSection | null =>
  asked.sections.find(
    ({ topic, words, answer }) => topic === 'other' && answer === null && choice.test(words),
  ) ?? null;

/** Whether a few prices are plans of which a visitor takes one, and not a list of what things cost. */
export function isChoice(
  { purpose }: Pick<Brief, 'purpose'>,
  heading: string,
  items: readonly Item[],
): boolean {
  if (items.length < fewest || items.length > most) return false;
  if (items.some(({ title }) => title.split(' ').length > mostWords)) return false;
  return (
    choice.test(heading) ||
    purpose === 'product' ||
    purpose === 'application' ||
    // A yearly ticket among entrance fees is no plan.
    items.filter(({ price }) => recurs.test(price ?? '')).length * 2 > items.length
  );
}

const isFree = ({ title, price }: Item): boolean => price === undefined && nothing.test(title);

/** "Free" was listed apart from the plans that cost something, because it has no price. */
export function withFreePlan(
  priced: readonly ItemList[],
  plain: readonly ItemList[],
): { priced: readonly ItemList[]; plain: readonly ItemList[] } {
  const [first, ...others] = priced;
  const free = plain.find(({ items }) => items.length > 0 && items.every(isFree));
  if (!first || !free || !first.items.some(({ price }) => recurs.test(price ?? '')))
    return { priced, plain };
  return {
    priced: [{ ...first, items: [...free.items, ...first.items] }, ...others],
    plain: plain.filter((list) => list !== free),
  };
}

/** A free plan with its price, written as the others are: "$0" beside "$12/month". */
export function withPriceOfNothing(items: readonly Item[]): readonly Item[] {
  const sums = items.flatMap(
    ({ price }) => /^\D{0,8}\d[\d.,]*(?:\s?[€£$])?/u.exec(price ?? '') ?? [],
  );
  const sum = sums[0]?.replace(/^(?:from|ab|dès|desde|da|vanaf) /iu, '').replace(/\d[\d.,]*/u, '0');
  if (sum === undefined) return items;
  return items.map((item) => (isFree(item) ? { ...item, price: sum } : item));
}
