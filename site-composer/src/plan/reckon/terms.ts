import { stem } from '../tools/quantities';
import type { Postfix, Term } from './solve';
import type { Quantity, Sheet, Wanted } from './sheet';
import { measureOf } from './units';
import type { Units } from './units';

const vague = new Set(
  'number many much how the and for per price cost total money altogether what that this needed need each with from are you they have total pounds euros dollars amount all whole'.split(
    ' ',
  ),
);

/** What a figure or a result is told from others by. */
export const tellingStems = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !vague.has(word) && measureOf(word) === null)
    .map(stem);

const scaled = (part: number | string, factor: number): Postfix =>
  factor === 1
    ? [part]
    : factor < 1 && Number.isInteger(Math.round(1e6 / factor) / 1e6)
      ? [part, Math.round(1 / factor), '/']
      : [part, factor, '*'];

/** Where a quantity is read from: an input by its place, or the figure the text gives. */
export function postfixOfQuantity(
  quantity: Quantity,
  inputs: readonly Quantity[],
  ticksFrom: number,
  known = quantity,
): Postfix {
  const { source, value, factor, gate, beyond, choices } = quantity;
  const place = `i${inputs.indexOf(known)}`;
  const chosen = (choices ?? []).flatMap((one, at) => [
    place,
    at,
    '=',
    one.value,
    '*',
    ...(at === 0 ? [] : ['+']),
  ]);
  const own = choices
    ? [...chosen, ...(factor === 1 ? [] : [factor, '*'])]
    : source === 'input'
      ? scaled(place, factor)
      : [Number(((value ?? 0) * factor).toPrecision(12))];
  const past = beyond === undefined ? own : [...own, beyond, '-', 0, 'max'];
  return gate === undefined ? past : [...past, `i${ticksFrom + gate}`, '*'];
}

const knowns: readonly (readonly [Units, number])[] = [
  [{ day: 1, week: -1 }, 7],
  [{ month: 1, year: -1 }, 12],
  [{ week: 1, year: -1 }, 52],
  [{ h: 1, day: -1 }, 24],
  [{ litre: 1, m: -3 }, 1000],
  [{ kWh: 1, kW: -1, h: -1 }, 1],
  [{ m: 1, km: -1 }, 1000],
  [{ dozen: -1 }, 12],
];

/** What everybody knows of the units a text speaks of. */
function knownTerms(all: readonly Units[]): Term[] {
  const spoken = new Set(all.flatMap((units) => Object.keys(units)));
  return knowns
    .filter(([units]) => Object.keys(units).every((unit) => spoken.has(unit)))
    .map(([units, value], at) => ({
      id: -1 - at,
      units,
      postfix: [value],
      words: [],
      isKnown: true,
      isResult: false,
      made: new Set(),
      isPercent: false,
      written: [value],
    }));
}

export const isMoney = ({ units }: { readonly units: Units }): boolean => units['money'] === 1;

/** Every figure a result can be made of by multiplying; what is added to another one in percent is none. */
export function termsOf({ quantities, wanted }: Sheet, inputs: readonly Quantity[]): Term[] {
  const own = quantities.flatMap((quantity, id): Term[] =>
    quantity.percent === 'plus' || quantity.percent === 'minus'
      ? []
      : [
          {
            id,
            units: quantity.units,
            postfix: postfixOfQuantity(quantity, inputs, inputs.length),
            words: [...tellingStems(quantity.words), ...Object.keys(quantity.units)].filter(
              (word) => word !== 'money',
            ),
            isKnown: false,
            isResult: false,
            made: new Set(),
            isPercent: quantity.percent !== null,
            written: postfixOfQuantity(
              quantity.percent === null && quantity.units['money'] === undefined
                ? { ...quantity, factor: 1 }
                : quantity,
              inputs,
              inputs.length,
              quantity,
            ),
          },
        ],
  );
  return [...knownTerms([...quantities, ...wanted].map(({ units }) => units)), ...own];
}

export const resultTerm = (
  wanted: Wanted,
  postfix: Postfix,
  at: number,
  made: ReadonlySet<number>,
): Term => ({
  id: 1_000 + at,
  units: wanted.units,
  postfix: wanted.factor === 1 ? postfix : [...postfix, wanted.factor, '*'],
  words: tellingStems(wanted.label),
  isKnown: false,
  isResult: true,
  made,
  isPercent: false,
  written: postfix,
});
