import { capitalised, trimMarks } from '../../text/casing';

/** What is entered or given, with what it is measured in, so that a product can be found by its units. */
export interface Quantity {
  readonly label: string;
  readonly value: number | null;
  /** Units with their powers: a price of a kilowatt-hour is money over kilowatts and hours. */
  readonly units: Readonly<Record<string, number>>;
  /** From what is entered to the unit itself: cents are hundredths. */
  readonly factor: number;
  readonly isPercent: boolean;
}

type Units = Record<string, number>;

const measured: readonly (readonly [RegExp, Units, number])[] = [
  [/^(?:kwh|kilowatt[- ]?hours?)$/i, { kW: 1, h: 1 }, 1],
  [/^(?:kw|kilowatts?)$/i, { kW: 1 }, 1],
  [/^(?:w|watts?|wattage)$/i, { kW: 1 }, 0.001],
  [/^(?:h|hours?|hrs?)$/i, { h: 1 }, 1],
  [/^(?:min|minutes?|mins)$/i, { h: 1 }, 1 / 60],
  [/^(?:km|kilomet(?:re|er)s?)$/i, { km: 1 }, 1],
  [/^(?:litres?|liters?|l)$/i, { litre: 1 }, 1],
  [/^(?:kg|kilos?|kilograms?)$/i, { kg: 1 }, 1],
  [/^(?:g|grams?)$/i, { kg: 1 }, 0.001],
  [/^(?:sq(?:uare)?\.? ?(?:m|met(?:re|er)s?)|m2|m²|sqm)$/i, { m: 2 }, 1],
  [/^(?:cubic met(?:re|er)s?|m3|m³)$/i, { m: 3 }, 1],
  [/^(?:m|met(?:re|er)s?)$/i, { m: 1 }, 1],
  [/^(?:cm|centimet(?:re|er)s?)$/i, { m: 1 }, 0.01],
];
const money =
  /[€$£₹]|\b(?:prices?|costs?|fees?|wages?|pay|tariff|charges?|salary|rent|income|earnings|deposit|bill|rate|cents?|pence|pounds?|euros?|dollars?)\b/i;
const small = /\b(?:cents?|pence|ct)\b|\d\s?p\b/i;
const percent = /%|\b(?:percent|percentage|vat|sales tax|discount|mark-?up|commission)\b/i;
const given =
  /\s*\(?\b(?:default(?:s to|ing to| is)?|usually|normally|e\.?g\.?|say|currently|now)\s*:?\s*[€$£]?\s?(\d+(?:[.,]\d+)?)[^)]*\)?|\s*\(\s*[€$£]?(\d+(?:[.,]\d+)?)[^)]*\)/i;
const every: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  nightly: 'night',
};

const numberOf = (words: string): number => Number(words.replace(',', '.'));

export const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?<=\p{L}{3})ies$/u, 'y')
    .replace(/(?<=(?:ch|sh|x|ss))es$|(?<=[^su])s$/u, '');

/** The units of a noun phrase: a measure it ends with or names, else the thing that is counted. */
function unitsOf(words: string): { units: Units; factor: number } {
  const [, many, noun = ''] =
    /^(?:a |an |one |each |every |the )?(\d+(?:[.,]\d+)?)?\s?(.+)$/i.exec(words.trim()) ?? [];
  const amount = many === undefined ? 1 : numberOf(many);
  const known = (part: string) => measured.find(([pattern]) => pattern.test(part.trim()));
  const parts = noun.trim().split(/\s+/);
  const found =
    known(noun) ?? known(parts.at(-1) ?? '') ?? parts.map(known).find((one) => one !== undefined);
  if (found) return { units: found[1], factor: found[2] * amount };
  const counted =
    noun
      .replace(/^(?:number of|how many|amount of)\s/i, '')
      .split(/\s(?:of|in|for|to|i|we|you|they|used?|that)\b/i)[0] ?? '';
  const things = counted
    .trim()
    .replace(/\s(?:\p{L}+ed|driven|sold|bought|eaten|drunk|done)$/iu, '');
  const head = stem(things.trim().split(/\s+/).at(-1) ?? '');
  return { units: head === '' ? {} : { [head]: 1 }, factor: amount };
}

const times = (one: Units, other: Units, power: number): Units => {
  const made = { ...one };
  for (const [unit, own] of Object.entries(other)) {
    made[unit] = (made[unit] ?? 0) + own * power;
    if (made[unit] === 0) delete made[unit];
  }
  return made;
};

/** "Price per kWh in cents (default 31)": what it is called, its units, and what stands there at first. */
export function quantityFrom(part: string): Quantity | null {
  const value = given.exec(part);
  const said = trimMarks(part.replace(given, ' '))
    .replace(/^(?:and |or |the |your |my |our |its |an? |what (?:the )?|how much )+/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (said === '' || said.split(' ').length > 9 || !/^[\p{L}€$£%]/u.test(said)) return null;
  const unit =
    /\s(?:in\s|\()(kw|watts?|cents?|pence|km|kilomet\p{L}+|miles|met\p{L}+|cm|kg|grams?|lit\p{L}+|hours?|minutes?|days|percent|%|square met\p{L}+|dollars|euros|pounds|[€$£])\)?$/iu.exec(
      said,
    );
  const words = unit ? said.slice(0, unit.index) : said;
  const [top = '', below] = words
    .replace(
      /^(hourly|daily|weekly|monthly|nightly)\s(\p{L}+)/iu,
      (_, each: string, noun: string) => `${noun} per ${every[each.toLowerCase()]}`,
    )
    .split(
      /\s(?:per|for each|for one|for every)\s|\/(?=\p{L})|\s(?:an?|each)\s(?=hour|day|night|week|month|mile|km|kwh|kg|litre)/iu,
    );
  const isPercent = percent.test(said);
  const isMoney = money.test(top) || (unit !== null && money.test(unit[1] ?? ''));
  const over = isMoney
    ? { units: { money: 1 }, factor: small.test(said) ? 0.01 : 1 }
    : unitsOf(unit?.[1] ?? top);
  const under = below === undefined ? { units: {}, factor: 1 } : unitsOf(below);
  return {
    label: capitalised(unit ? `${words} (${unit[1]})` : said),
    value: value ? numberOf(value[1] ?? value[2] ?? '') : null,
    units: times(over.units, under.units, -1),
    factor: over.factor / under.factor,
    isPercent,
  };
}

const mostQuantities = 6;

/** Which are multiplied and which divide, so that the units come out as wanted; null where none or several ways do. */
export function productOf(
  quantities: readonly Quantity[],
  wanted: Units,
): readonly (1 | -1)[] | null {
  if (quantities.length === 0 || quantities.length > mostQuantities) return null;
  const ways: (1 | -1)[][] = [];
  for (let bits = 0; bits < 2 ** quantities.length; bits += 1) {
    const signs = quantities.map((_, index): 1 | -1 => ((bits >> index) & 1 ? -1 : 1));
    const units = quantities.reduce<Units>(
      (sum, quantity, index) => times(sum, quantity.units, signs[index] ?? 1),
      {},
    );
    if (Object.keys(times(units, wanted, -1)).length === 0) ways.push(signs);
  }
  return ways.length === 1 ? (ways[0] ?? null) : null;
}
