import type { Emissions, Transitions } from './chain';

/** How likely each state is at each token, tokens × states; the rows add up to 1. */
export function marginalsOf(
  { length, states, values }: Emissions,
  transitions: Transitions,
): Float32Array {
  const factors = transitions.map((value) => Math.exp(value));
  const local = localFactors(values, length, states);
  const forward = new Float32Array(length * states);
  for (let at = 0; at < length; at += 1) {
    const row = forward.subarray(at * states, (at + 1) * states);
    if (at === 0) row.set(factors.subarray(states * states));
    else goForward(forward.subarray((at - 1) * states, at * states), factors, row);
    multiply(row, local, at * states);
    normalise(row);
  }
  let backward: Float32Array = new Float32Array(states).fill(1);
  for (let at = length - 1; at >= 0; at -= 1) {
    const row = forward.subarray(at * states, (at + 1) * states);
    multiply(row, backward, 0);
    normalise(row);
    const carried = local.slice(at * states, (at + 1) * states);
    multiply(carried, backward, 0);
    backward = goBack(carried, factors);
  }
  return forward;
}

function localFactors(values: Float32Array, length: number, states: number): Float32Array {
  const local = new Float32Array(values.length);
  for (let at = 0; at < length; at += 1) {
    const row = values.subarray(at * states, (at + 1) * states);
    const top = row.reduce((most, value) => Math.max(most, value), -Infinity);
    for (const [state, value] of row.entries()) local[at * states + state] = Math.exp(value - top);
  }
  return local;
}

function goForward(before: Float32Array, factors: Float32Array, into: Float32Array): void {
  const states = into.length;
  for (const [from, weight] of before.entries()) {
    if (weight < 1e-9) continue;
    for (let to = 0; to < states; to += 1)
      into[to] = (into[to] ?? 0) + weight * (factors[from * states + to] ?? 0);
  }
}

function goBack(carried: Float32Array, factors: Float32Array): Float32Array {
  const states = carried.length;
  const before = new Float32Array(states);
  for (let from = 0; from < states; from += 1) {
    let sum = 0;
    for (let to = 0; to < states; to += 1)
      sum += (factors[from * states + to] ?? 0) * (carried[to] ?? 0);
    before[from] = sum;
  }
  normalise(before);
  return before;
}

function multiply(row: Float32Array, by: Float32Array, from: number): void {
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) * (by[from + at] ?? 0);
}

function normalise(row: Float32Array): void {
  let sum = 0;
  for (const value of row) sum += value;
  if (sum > 0) for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) / sum;
}
