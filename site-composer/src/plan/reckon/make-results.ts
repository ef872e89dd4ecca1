import { followFormula } from './follow-formula';
import { leftOver, moneySum, percentOf, withUplifts } from './money';
import { readingsOf } from './solve';
import type { Reading, Term } from './solve';
import { isMoney, resultTerm, tellingStems, termsOf } from './terms';
import type { Wanted } from './sheet';
import type { State, Task } from './state';

const mostStates = 6;
const costOfUnusedInput = 5;
const costOfUnusedGiven = 1.2;

const isLeft =
  /\b(?:left(?: over)?|profit|surplus|remaining|still to|balance|after (?:costs|feed|expenses)|short(?:fall)?|saved compared)\b/iu;
const isShare = /\b(?:each|per|a|an|share|every)\b/iu;

/** The ways one result can follow, as far as they are understood. */
function readingsFor(task: Task, state: State, wanted: Wanted): Reading[] {
  if (wanted.formula !== undefined) return followFormula(task, state, wanted, wanted.formula);
  if (wanted.isPercent) return percentOf(task, state, wanted);
  if (isLeft.test(wanted.label)) {
    const left = leftOver(state, wanted);
    if (left.length > 0) return left;
  }
  const sum = totalOf(state, wanted);
  if (sum) return [sum];
  const words = new Set(tellingStems(wanted.label));
  const unused = new Set(
    task.sheet.quantities.flatMap(({ source, percent }, id) =>
      source === 'input' && percent === null && !state.used.has(id) ? [id] : [],
    ),
  );
  if (!isMoney(wanted)) return readingsOf(state.terms, wanted.units, words, unused);
  const divides = Object.values(wanted.units).some((power) => power < 0);
  const earned = state.terms.filter((term) => term.isResult && isMoney(term));
  if (divides && isShare.test(wanted.label) && earned.length > 0) {
    const [last] = earned.slice(-1);
    const counts = state.terms.filter((term) => !isMoney(term));
    const shared = last ? readingsOf(counts, wanted.units, words, unused, last) : [];
    if (shared.length > 0) return shared;
  }
  return moneySum(task, state, wanted, unused);
}

const isTotal = /\b(?:total|altogether|in all|gesamt)\b/iu;
const alike = (one: Term, wanted: Wanted): boolean =>
  JSON.stringify(one.units) === JSON.stringify(wanted.units);

/** "Total dough weight": what came out before and is measured alike, with what was entered of it. */
function totalOf({ terms }: State, wanted: Wanted): Reading | null {
  const results = terms.filter((term) => term.isResult && alike(term, wanted));
  if (isMoney(wanted) || !isTotal.test(wanted.label) || results.length < 2) return null;
  const entered = terms.filter((term) => !term.isResult && !term.isKnown && alike(term, wanted));
  const all = [...entered, ...results];
  return {
    postfix: all.flatMap(({ postfix }, at) => [...postfix, ...(at === 0 ? [] : ['+'])]),
    used: new Set(all.map(({ id }) => id)),
    cost: 0,
  };
}

function advance(task: Task, state: State, wanted: Wanted, at: number): State[] {
  return readingsFor(task, state, wanted).map((reading) => {
    const isWritten = wanted.formula !== undefined;
    const inUnit =
      isWritten || wanted.factor === 1 ? reading.postfix : [...reading.postfix, wanted.factor, '/'];
    const raised = withUplifts(task, state, wanted, at, inUnit);
    const postfix = wanted.whole ? [...raised.postfix, 'ceil'] : raised.postfix;
    return {
      results: [...state.results, postfix],
      terms: [...state.terms, resultTerm(wanted, postfix, at, reading.used)],
      used: new Set([...state.used, ...reading.used, ...raised.used]),
      cost: state.cost + reading.cost,
    };
  });
}

const finalCost = ({ sheet }: Task, { cost, used }: State): number =>
  sheet.quantities.reduce(
    (sum, { source }, id) =>
      used.has(id) ? sum : sum + (source === 'input' ? costOfUnusedInput : costOfUnusedGiven),
    cost,
  );

/** Whether every figure that is entered matters for some result. */
export const usesAll = ({ sheet }: Task, { used }: State): boolean =>
  sheet.quantities.every(({ source }, id) => source !== 'input' || used.has(id));

/** The readings of a described calculation, the likeliest first; nothing where a result follows in no way. */
export function makeResults(task: Task): State[] {
  let states: State[] = [
    { results: [], terms: termsOf(task.sheet, task.inputs), used: new Set(), cost: 0 },
  ];
  for (const [at, wanted] of task.sheet.wanted.entries()) {
    states = states
      .flatMap((state) => advance(task, state, wanted, at))
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, mostStates);
    if (states.length === 0) return [];
  }
  return states.toSorted((one, other) => finalCost(task, one) - finalCost(task, other));
}
