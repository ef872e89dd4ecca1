import { isShape, measureOf } from './units';
import type { Quantity, Wanted } from './sheet';

const wordsOf = (label: string): string[] => label.toLowerCase().split(/[^\p{L}]+/u);
const isPlainMeasure = (word: string): boolean => {
  const measure = measureOf(word);
  return measure !== null && measure.units['money'] === undefined;
};

/** Measured, with no word of the measure: "length", "how wide". */
const isUnsaid = (label: string): boolean => {
  const words = wordsOf(label);
  return words.some(isShape) && !words.some((word) => !isShape(word) && isPlainMeasure(word));
};

const counted = (units: Quantity['units']): string[] =>
  Object.entries(units).flatMap(([unit, power]) => (power > 0 ? [unit] : []));

/** "Length and width in cm": what stands in front of a measure is measured in it too; what is of a counted thing is over it. */
export function settleUnits(
  quantities: readonly Quantity[],
  wanted: readonly Wanted[],
): Quantity[] {
  const things = new Set([...quantities, ...wanted].flatMap(({ units }) => counted(units)));
  return quantities.map((quantity, at) => {
    const { of, units, label, factor } = quantity;
    const next = isUnsaid(label)
      ? quantities
          .slice(at + 1)
          .find(
            (one) =>
              one.source === 'input' && one.units['m'] === units['m'] && !isUnsaid(one.label),
          )
      : undefined;
    const isOf = of !== undefined && things.has(of) && units[of] === undefined;
    return {
      ...quantity,
      units: isOf ? { ...units, [of]: -1 } : units,
      factor: next && factor === 1 && units['m'] === 1 ? next.factor : factor,
    };
  });
}

/** "Posts are one more than the panels" says how the posts follow which are wanted further on. */
export function withRules(wanted: readonly Wanted[]): Wanted[] {
  const isRuled = (one: Wanted, rule: Wanted): boolean =>
    one !== rule &&
    one.formula === undefined &&
    one.label.toLowerCase() === rule.label.toLowerCase();
  return wanted
    .filter((rule) => rule.formula === undefined || !wanted.some((one) => isRuled(one, rule)))
    .map((one) => {
      const rule = wanted.find((other) => other.formula !== undefined && isRuled(one, other));
      return rule?.formula === undefined ? one : { ...one, formula: rule.formula };
    });
}

/** A weight that comes out is in the measure of those that are entered. */
export const settleWanted = (
  wanted: readonly Wanted[],
  quantities: readonly Quantity[],
): Wanted[] =>
  wanted.map((one) => {
    const [thing = '', ...more] = Object.keys(one.units);
    const isSum = quantities.some(
      ({ source, units, words }) =>
        units['money'] === 1 &&
        Object.keys(units).length === 1 &&
        source === 'given' &&
        words
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .includes(thing),
    );
    const isCounted = quantities.some(({ units }) => thing in units);
    if (isSum && !isCounted && more.length === 0) return { ...one, units: { money: 1 }, factor: 1 };
    if (!isUnsaid(one.label)) return one;
    const [unit = ''] = counted(one.units);
    const like = quantities.find(({ source, units }) => source === 'input' && units[unit] === 1);
    return like ? { ...one, factor: like.factor } : one;
  });
