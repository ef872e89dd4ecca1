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
  readonly isPercent: boolean;
}

export interface Reading {
  readonly postfix: Postfix;
  readonly used: ReadonlySet<number>;
  readonly cost: number;
}

const mostFactors = 5;
const mostReadings = 6;
/** Prices of a reading: what does not fit by its name costs most, then what is assumed, then length. */
const costs = { counted: 2, known: 0.8, factor: 0.35, divided: 0.15, unused: 0.8, named: 0.6 } as const;

interface Search {
  readonly terms: readonly Term[];
  readonly wanted: Units;
  readonly words: ReadonlySet<string>;
  readonly unused: ReadonlySet<number>;
  readonly found: Reading[];
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
    if (unused.has(term.id)) cost -= costs.unused;
    if (term.words.some((word) => words.has(word))) cost -= costs.named;
  }
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
  if (chosen.length === mostFactors) return;
  for (let at = from; at < state.terms.length; at += 1) {
    const term = state.terms[at];
    if (!term) continue;
    for (const power of [1, -1] as const) {
      // A percentage is a share of something: nothing is divided by it unless that was said.
      if (power === -1 && term.isPercent) continue;
      search(state, at + 1, [...chosen, { term, power }], product(units, term.units, power));
    }
  }
}

const mostTerms = 11;

/** The ways to make what is wanted by multiplying and dividing what there is, the likeliest first. */
export function readingsOf(
  terms: readonly Term[],
  wanted: Units,
  words: ReadonlySet<string>,
  unused: ReadonlySet<number>,
  fixed: Term | null = null,
): Reading[] {
  const state: Search = { terms: terms.slice(-mostTerms), wanted, words, unused, found: [] };
  const start = fixed === null ? [] : [{ term: fixed, power: 1 as const }];
  search(state, 0, start, fixed?.units ?? {});
  return state.found;
}
