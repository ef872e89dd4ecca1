import { readPhrase } from './phrase';
import { measureOf, withPowers } from './units';
import type { Unit } from './units';

/** A figure with what it counts or measures: "£3", "35 grams of seed", "12 tiles". */
export interface Amount {
  readonly value: number;
  readonly unit: Unit;
  readonly isPercent: boolean;
  /** What it is over, right behind it: "a tile"; `each` where only that was said. */
  readonly over: Unit | 'each' | null;
  readonly at: number;
  readonly end: number;
}

const figure =
  /(?<![\p{L}\d.,^])([£€$₹])?\s?(\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?)\s?(%|(?:[£€$]|p|ct|cents?|pence)(?![\p{L}\d])|quid)?/giu;
const name = /^[\s-]?((?:\^[23])?[\p{L}²³]+)/iu;
const overWords =
  /^\s?(?:more\s)?(?:of\s\p{L}+\s)?(?:in\s|for\s|to\s)?(?:(?:per|pro|par|por|al|for each|for every|in a|to the|je)\s(?:extra\s)?|an?\s(?:extra\s)?|\/|each\s(?=\p{L})|every\s)((?:\d+(?:[.,]\d+)?\s)?[\p{L}^\d]+(?:\s(?:per|each|a)\s\p{L}+)?)/iu;
const alone =
  /^\s?(?:each|apiece|a piece|je stück|pro stück|chacun|cada uno|per stuk|l['’]uno)(?!\p{L})/iu;
const numbers: readonly (readonly [RegExp, string])[] = [
  [/\bone(?= (?!enters|says|types|puts|gives|of)\p{L})/giu, '1'],
  [/\bhalf an? (?=hour)/giu, '0.5 '],
  [/\bhalf (?=hour)/giu, '0.5 '],
  [/\btwo(?= \p{L})/giu, '2'],
  [/\bthree(?= \p{L})/giu, '3'],
  [/\bun(?= litre)/giu, '1'],
  [/\bein(?:e[nm]?)?(?= liter)/giu, '1'],
];

/** Small numbers in figures, and square measures as one word. */
export const inFigures = (text: string): string =>
  numbers.reduce((rest, [pattern, digits]) => rest.replaceAll(pattern, digits), withPowers(text));

export const valueOf = (words: string): number =>
  Number(/^\d{1,3}(?:,\d{3})+$/u.test(words) ? words.replaceAll(',', '') : words.replace(',', '.'));

const none: Unit = { units: {}, factor: 1 };
const nounless =
  /^(?:to|and|if|per|a|an|each|is|are|of|for|in|at|times|off|more|extra|minimum|when|as|or|with)$/iu;

function amountAt(text: string, match: RegExpMatchArray): Amount {
  const [whole, currency, digits = '', mark] = match;
  const at = match.index ?? 0;
  let end = at + whole.length;
  const isPercent = mark === '%' || /^\s?(?:percent|per cent|prozent)\b/iu.test(text.slice(end));
  let unit: Unit = none;
  if (currency !== undefined || (mark !== undefined && mark !== '%'))
    unit = measureOf(mark === undefined ? '£' : mark.toLowerCase()) ?? none;
  else if (!isPercent) {
    const [, words = ''] = name.exec(text.slice(end)) ?? [];
    const [first = ''] = words.split(' ');
    if (words !== '' && !nounless.test(first)) {
      const measure = measureOf(first);
      unit = measure ?? readPhrase(words);
      end += (/^[\s-]?/u.exec(text.slice(end))?.[0].length ?? 0) + (measure ? first : words).length;
      // "35 grams of seed per square metre": what it is of stands between.
      if (measure)
        end += /^\sof\s\p{L}+(?:\s(?:sugar|food|wax))?/iu.exec(text.slice(end))?.[0].length ?? 0;
    }
  }
  const rest = text.slice(end);
  const behind = alone.exec(rest);
  const found = behind ? null : overWords.exec(rest);
  if (!behind && !found) return { value: valueOf(digits), unit, isPercent, over: null, at, end };
  const over = behind ? 'each' : readPhrase(found?.[1] ?? '');
  end += (behind ?? found)?.[0].length ?? 0;
  const head = found?.[1]?.split(/\s(?:per|each|a)\s/iu) ?? [];
  const [, many] = /^(\d+(?:[.,]\d+)?)\s/u.exec(head[0] ?? '') ?? [];
  const one = over === 'each' ? over : overOf(over, many);
  return { value: valueOf(digits), unit, isPercent, over: one, at, end };
}

/** "per dog per night" is read as a dog over a night; both stand below the line. */
function overOf({ units, factor }: Unit, many: string | undefined): Unit {
  const below = Object.fromEntries(
    Object.keys(units).map((unit) => [unit, Math.abs(units[unit] ?? 1)]),
  );
  return { units: below, factor: factor * (many === undefined ? 1 : valueOf(many)) };
}

const mostAmounts = 8;

/** The figures of a clause, from left to right. */
export const amountsIn = (clause: string): Amount[] =>
  [...clause.matchAll(figure)].slice(0, mostAmounts).map((match) => amountAt(clause, match));
