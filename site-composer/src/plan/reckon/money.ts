import { readingsOf } from './solve';
import type { Postfix, Reading, Term } from './solve';
import type { State, Task } from './state';
import { isMoney, postfixOfQuantity, tellingStems } from './terms';
import type { Wanted } from './sheet';

const all = /\b(?:with|incl\p{L}*|total|altogether|everything|to pay)\b/iu;

/** The sums of money a result is made of: those it names, else every one. */
const incoming = /\b(?:income|takings|revenue|turnover|earnings|comes in)\b/iu;
const outgoing = /\b(?:costs|expenses|outgoings|spending)\b/iu;
const leaves = /\b(?:profit|left|surplus)\b/iu;

function namedMoney({ sheet }: Task, { terms }: State, wanted: Wanted): Term[] {
  const money = terms.filter((term) => isMoney(term) && !term.isResult);
  if (all.test(wanted.label)) return money;
  const isSplit = sheet.wanted.some(({ label }) => outgoing.test(label) || leaves.test(label));
  if (isSplit && incoming.test(wanted.label)) return money.slice(0, 1);
  if (
    isSplit &&
    outgoing.test(wanted.label) &&
    sheet.wanted.some(({ label }) => incoming.test(label))
  )
    return money.slice(1);
  const words = new Set(tellingStems(wanted.label));
  const named = money.filter((term) => term.words.some((word) => words.has(word)));
  return named.length > 0 ? named : money;
}

interface Summand extends Reading {
  readonly term: Term;
}

/** Each price times what it is the price of. */
function summandsOf(
  state: State,
  wanted: Wanted,
  money: readonly Term[],
  unused: ReadonlySet<number>,
): Summand[] | null {
  const counts = state.terms.filter((term) => !isMoney(term));
  const found = money.map((term): Summand | null => {
    const words = new Set([...tellingStems(wanted.label), ...term.words]);
    const [best] = readingsOf(counts, wanted.units, words, unused, term);
    return best ? { ...best, term } : null;
  });
  return found.some((one) => one === null) ? null : found.filter((one) => one !== null);
}

/** A sum of money: every price times what it is the price of, added up. */
export function moneySum(
  task: Task,
  state: State,
  wanted: Wanted,
  unused: ReadonlySet<number>,
): Reading[] {
  const money = namedMoney(task, state, wanted);
  const parts = money.length === 0 ? null : summandsOf(state, wanted, money, unused);
  if (parts === null) {
    const words = new Set(tellingStems(wanted.label));
    return readingsOf(state.terms, wanted.units, words, unused);
  }
  const quantities = task.sheet.quantities;
  const isFree = ({ term }: Summand): boolean => quantities[term.id]?.freeFrom !== undefined;
  const charged = parts.filter((part) => !isFree(part));
  const goods = added(charged.map(({ postfix }) => postfix));
  const free = parts
    .filter(isFree)
    .map(({ postfix, term }) => [
      ...postfix,
      ...goodsBefore(goods, state),
      quantities[term.id]?.freeFrom ?? 0,
      '<',
      '*',
    ]);
  const sum = added([...(charged.length === 0 ? [] : [goods]), ...free]);
  return [
    {
      postfix: sum,
      used: new Set(parts.flatMap(({ used }) => [...used])),
      cost: parts.reduce((total, { cost }) => total + cost, 0) / parts.length,
    },
  ];
}

/** What is free above a sum is free by the goods: by those of this result, else by the last sum there is. */
const goodsBefore = (goods: Postfix, { terms }: State): Postfix =>
  goods.length > 0
    ? goods
    : (terms.findLast((term) => term.isResult && isMoney(term))?.postfix ?? [0]);

const added = (sums: readonly Postfix[]): Postfix =>
  sums.flatMap((sum, at) => [...sum, ...(at === 0 ? [] : ['+'])]);

/** What comes in less what goes out: of the results there are, else of the first sum and the others. */
export function leftOver(state: State, wanted: Wanted): Reading[] {
  const isLike = ({ units }: Term): boolean =>
    JSON.stringify(units) === JSON.stringify(wanted.units) ||
    (Object.keys(units).length === 1 &&
      units['money'] === 1 &&
      wanted.units['money'] === undefined);
  const results = state.terms.filter((term) => term.isResult && isLike(term));
  const plain = state.terms.filter((term) => !term.isResult && !term.isKnown && isLike(term));
  const taken = plain.filter(({ id }) => !state.used.has(id));
  const [first, second] = results.length > 1 ? results : [...results, ...taken];
  if (!first || !second) return [];
  const more = results.length > 1 ? [] : results.length === 1 ? taken.slice(1) : taken.slice(2);
  return [
    {
      postfix: [
        ...first.postfix,
        ...second.postfix,
        '-',
        ...more.flatMap(({ postfix }) => [...postfix, '-']),
      ],
      used: new Set([first, second, ...more].map(({ id }) => id)),
      cost: 0,
    },
  ];
}

/** One figure in percent of another one that is measured alike, the first of the first. */
export function percentOf(_: Task, state: State, wanted: Wanted): Reading[] {
  const words = new Set(tellingStems(wanted.label));
  const terms = state.terms.filter(({ isPercent, isKnown }) => !isPercent && !isKnown);
  const pairs = terms.flatMap((one) =>
    terms
      .filter((other) => other !== one && JSON.stringify(one.units) === JSON.stringify(other.units))
      .map((other): Reading => ({
        postfix: [...one.postfix, ...other.postfix, '/', 100, '*'],
        used: new Set([one.id, other.id]),
        cost:
          (other.words.some((word) => words.has(word)) ? -1 : 0) +
          (state.used.has(one.id) ? 0.5 : 0) -
          (one.isResult ? one.id / 1_000 : 0) +
          (one.id > other.id && !one.isResult ? 1 : 0),
      })),
  );
  return pairs.toSorted((one, other) => one.cost - other.cost).slice(0, 3);
}

const ofStuff = /\b(?:waste|breakages?|spare|reserve|safe|spill\p{L}*|cutting\p{L}*|extra)\b/iu;

/** What is added or taken off in percent: of what is needed where it is a reserve, else of the money. */
export function withUplifts(
  { sheet, inputs }: Task,
  state: State,
  wanted: Wanted,
  at: number,
  postfix: Postfix,
): { readonly postfix: Postfix; readonly used: readonly number[] } {
  const used: number[] = [];
  const others = sheet.wanted.filter((one) => !isMoney(one) && !one.isPercent);
  const target = others.findLast(({ whole }) => !whole) ?? others[0];
  const uplifts = sheet.quantities.flatMap((quantity, id): Postfix[] => {
    if (quantity.percent !== 'plus' && quantity.percent !== 'minus') return [];
    const isStuff = ofStuff.test(quantity.words) && target !== undefined;
    const applies = isStuff
      ? sheet.wanted[at] === target
      : isMoney(wanted) && wanted.formula === undefined && !isUplifted(state, sheet.wanted, at);
    if (!applies) return [];
    used.push(id);
    const share = postfixOfQuantity(quantity, inputs, inputs.length);
    return [[1, ...share, quantity.percent === 'plus' ? '+' : '-', '*']];
  });
  const least = sheet.minimum !== null && isMoney(wanted) ? [sheet.minimum, 'max'] : [];
  return { postfix: [...postfix, ...uplifts.flat(), ...least], used };
}

/** What is made of a sum that has them already has them too. */
const isUplifted = (state: State, wanted: readonly Wanted[], at: number): boolean =>
  Object.values(wanted[at]?.units ?? {}).some((power) => power < 0) &&
  state.terms.some((term) => term.isResult && isMoney(term));
