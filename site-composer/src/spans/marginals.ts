import type { Emissions, Transitions } from './chain';

/** How likely each state is at each token, tokens × states; the rows add up to 1. */
export function marginalsOf(
  { length, states, values }: Emissions,
  transitions: Transitions,
): Float32Array {
  const factors = transitions.map((value) => Math.exp(value));
  const local = localFactors(values, length, states);
  const forward = new Float32Array(length * states);
  const out = waysOf(states, (from, to) => factors[from * states + to] ?? 0);
  for (let at = 0; at < length; at += 1) {
    const row = forward.subarray(at * states, (at + 1) * states);
    if (at === 0) row.set(factors.subarray(states * states));
    else goForward(forward.subarray((at - 1) * states, at * states), out, row);
    multiply(row, local, at * states);
    normalise(row);
  }
  const into = waysOf(states, (to, from) => factors[from * states + to] ?? 0);
  const sums = new Float64Array(states);
  const backward = new Float32Array(states).fill(1);
  for (let at = length - 1; at >= 0; at -= 1) {
    const row = forward.subarray(at * states, (at + 1) * states);
    multiply(row, backward, 0);
    normalise(row);
    multiply(backward, local, at * states);
    goBack(backward, into, sums);
  }
  return forward;
}

function localFactors(values: Float32Array, length: number, states: number): Float32Array {
  const local = new Float32Array(values.length);
  for (let start = 0; start < length * states; start += states) {
    let top = -Infinity;
    for (let at = start; at < start + states; at += 1) top = Math.max(top, values[at] ?? 0);
    for (let at = start; at < start + states; at += 1)
      local[at] = Math.exp((values[at] ?? 0) - top);
  }
  return local;
}

/** The states that may stand beside one, with the factor of each transition. */
interface Ways {
  readonly beside: Int16Array;
  readonly factor: Float32Array;
}

/** What adds nothing is left out: most pairs of states are forbidden. */
function waysOf(states: number, factorOf: (state: number, beside: number) => number): Ways[] {
  return Array.from({ length: states }, (_, state) => {
    const beside: number[] = [];
    for (let other = 0; other < states; other += 1)
      if (factorOf(state, other) !== 0) beside.push(other);
    return {
      beside: Int16Array.from(beside),
      factor: Float32Array.from(beside, (other) => factorOf(state, other)),
    };
  });
}

function goForward(before: Float32Array, out: readonly Ways[], into: Float32Array): void {
  for (const [from, { beside, factor }] of out.entries()) {
    const weight = before[from] ?? 0;
    if (weight < 1e-9) continue;
    for (let at = 0; at < beside.length; at += 1) {
      const to = beside[at] ?? 0;
      into[to] = (into[to] ?? 0) + weight * (factor[at] ?? 0);
    }
  }
}

/** One token back: how likely all that follows is from each state, in place of how likely it is at each. */
function goBack(carried: Float32Array, into: readonly Ways[], sums: Float64Array): void {
  sums.fill(0);
  for (const [to, { beside, factor }] of into.entries()) {
    const share = carried[to] ?? 0;
    if (share === 0) continue;
    if (beside.length === sums.length) {
      for (let state = 0; state < sums.length; state += 1)
        sums[state] = (sums[state] ?? 0) + (factor[state] ?? 0) * share;
      continue;
    }
    for (let at = 0; at < beside.length; at += 1) {
      const state = beside[at] ?? 0;
      sums[state] = (sums[state] ?? 0) + (factor[at] ?? 0) * share;
    }
  }
  carried.set(sums);
  normalise(carried);
}

function multiply(row: Float32Array, by: Float32Array, from: number): void {
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) * (by[from + at] ?? 0);
}

function normalise(row: Float32Array): void {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += row[at] ?? 0;
  if (sum > 0) for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) / sum;
}
