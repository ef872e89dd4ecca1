import { distance, product } from './units';
import type { Units } from './units';

export type Postfix = readonly (number | string)[];

/** A figure of which results can be made. */
export interface Term {
  readonly id: number;
  readonly units: Units;
  readonly postfix: Postfix;
  readonly words: readonly string[];
  /** Known to everybody, and not told: seven days are a week. */
  readonly isKnown: boolean;
  readonly isResult: boolean;
  /** The figures a result was made of: they do not stand beside it again. */
  readonly made: ReadonlySet<number>;
  readonly isPercent: boolean;
  /** As it is written, for a formula in words: only money is put into whole units there. */
  readonly written: Postfix;
}

export interface Reading {
  readonly postfix: Postfix;
  readonly used: ReadonlySet<number>;
  readonly cost: number;
}

const mostFactors = 5;
/** With so many figures one factor less is tried: each costs tenfold. */
const manyTerms = 8;
const mostReadings = 6;
/** Prices of a reading: what does not fit by its name costs most, then what is assumed, then length. */
const costs = {
  counted: 2,
  known: 0.8,
  factor: 0.35,
  divided: 0.25,
  unused: 0.5,
  named: 0.4,
  result: 0.1,
  kin: 0.3,
  copied: 1.5,
} as const;

interface Search {
  readonly terms: readonly Term[];
  readonly wanted: Units;
  readonly words: ReadonlySet<string>;
  readonly unused: ReadonlySet<number>;
  readonly found: Reading[];
  /** A result is divided by another one only where a sum is shared. */
  readonly isShared: boolean;
}

interface Chosen {
  readonly term: Term;
  readonly power: 1 | -1;
}

function costOf({ words, unused }: Search, chosen: readonly Chosen[], away: number): number {
  let cost = away * costs.counted;
  for (const { term, power } of chosen) {
    cost += term.isKnown ? costs.known : costs.factor;
    if (power === -1) cost += costs.divided;
    if (term.isResult) cost -= costs.result;
    if (unused.has(term.id)) cost -= costs.unused;
    if (term.words.some((word) => words.has(word))) cost -= costs.named;
  }
  const [first, second] = chosen;
  if (first && !second && !first.term.isKnown && !first.term.isResult) cost += costs.copied;
  const told = chosen.flatMap(({ term }) => [...new Set(term.words)]);
  cost -= (told.length - new Set(told).size) * costs.kin;
  return cost;
}

export function postfixOf(chosen: readonly Chosen[]): Postfix {
  const above = chosen.filter(({ power }) => power === 1);
  const below = chosen.filter(({ power }) => power === -1);
  const start = above.length === 0 ? [1] : [];
  return [
    ...start,
    ...above.flatMap(({ term }, at) => [...term.postfix, ...(at === 0 ? [] : ['*'])]),
    ...below.flatMap(({ term }) => [...term.postfix, '/']),
  ];
}

function search(state: Search, from: number, chosen: readonly Chosen[], units: Units): void {
  const away = chosen.some(({ power }) => power === 1) ? distance(units, state.wanted) : null;
  if (away !== null && away <= 3) {
    const cost = costOf(state, chosen, away);
    const worst = state.found.at(-1)?.cost ?? Infinity;
    if (state.found.length < mostReadings || cost < worst) {
      state.found.push({
        postfix: postfixOf(chosen),
        used: new Set(chosen.map(({ term }) => term.id)),
        cost,
      });
      state.found.sort((one, other) => one.cost - other.cost);
      if (state.found.length > mostReadings) state.found.pop();
    }
  }
  if (chosen.length === (state.terms.length > manyTerms ? mostFactors - 1 : mostFactors)) return;
  for (let at = from; at < state.terms.length; at += 1) {
    const term = state.terms[at];
    if (!term) continue;
    for (const power of [1, -1] as const) {
      // A percentage is a share of something: nothing is divided by it unless that was said.
      if (power === -1 && (term.isPercent || (term.isResult && !state.isShared))) continue;
      if (
        !state.isShared &&
        chosen.some((one) => one.term.made.has(term.id) || term.made.has(one.term.id))
      )
        continue;
      search(state, at + 1, [...chosen, { term, power }], product(units, term.units, power));
    }
  }
}

const mostTerms = 10;

/** The ways to make what is wanted by multiplying and dividing what there is, the likeliest first. */
export function readingsOf(
  terms: readonly Term[],
  wanted: Units,
  words: ReadonlySet<string>,
  unused: ReadonlySet<number>,
  fixed: Term | null = null,
): Reading[] {
  const isMoney = 'money' in wanted;
  const fitting = terms.filter(
    (term) =>
      (isMoney || fixed !== null || !('money' in term.units)) &&
      (!term.isPercent ||
        Object.keys(term.units).length > 0 ||
        term.words.some((word) => words.has(word))),
  );
  const state: Search = {
    terms: fitting.slice(-mostTerms),
    wanted,
    words,
    unused,
    found: [],
    isShared: fixed !== null,
  };
  const start = fixed === null ? [] : [{ term: fixed, power: 1 as const }];
  search(state, 0, start, fixed?.units ?? {});
  return state.found;
}
