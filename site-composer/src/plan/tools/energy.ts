/** What a plan or a sum costs in electricity: by how much power, at what price of a kilowatt-hour. */
export interface Energy {
  readonly kilowatts: number;
  /** In whole units of the currency. */
  readonly price: number;
  readonly currency: string;
}

const sum = String.raw`([€$£])?\s?(\d+(?:[.,]\d+)?)\s?(cents?|ct|c|p|pence|[€$£])?`;
const priced = new RegExp(
  String.raw`${sum}\s?(?:per|a|an|/|each|the)\s?(?:kwh|kilowatt[- ]?hours?)\b`,
  'i',
);
const powered = /(\d+(?:[.,]\d+)?)\s?(?:kw|kilowatts?)\b(?!\s?h)/i;

/** The mark of the money that is spoken of; cents without another sign are of dollars. */
export const currencyIn = (text: string): string =>
  /[€$£₹]/u.exec(text)?.[0] ??
  (/\beuros?\b/i.test(text) ? '€' : /\b\d+\s?(?:p|pence)\b|\bpounds?\b/i.test(text) ? '£' : '$');

/** "14 cents per kWh, kiln averages 6 kW"; null unless both are told. */
export function energyIn(text: string): Energy | null {
  const [, before, amount = '', behind = ''] = priced.exec(text) ?? [];
  const power = powered.exec(text.replace(priced, ' '))?.[1];
  if (amount === '' || power === undefined) return null;
  const isSmall = /^(?:c|p)/i.test(behind);
  return {
    kilowatts: Number(power.replace(',', '.')),
    price: Number(amount.replace(',', '.')) / (isSmall ? 100 : 1),
    currency: before ?? currencyIn(text),
  };
}
