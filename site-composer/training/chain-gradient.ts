/* oxlint-disable typescript/no-non-null-assertion -- Indices stay within the arrays made here; a fallback in the inner loops would cost half the speed. */

/** Gradient of the negative log likelihood of one labelled chain. */
export interface ChainGradient {
  /** Expected minus observed, tokens × states. */
  readonly emissions: Float32Array;
  /** Negative log likelihood, natural logarithm. */
  readonly loss: number;
}

interface Scaled {
  readonly factors: Float32Array;
  readonly local: Float32Array;
  readonly forward: Float32Array;
  readonly logarithm: number;
}

/** Expected minus observed transitions are added to `transitionGradient`. */
export function chainGradient(
  values: Float32Array,
  transitions: Float32Array,
  gold: Int16Array,
  states: number,
  transitionGradient: Float32Array,
): ChainGradient {
  const scaled = goForward(values, transitions, gold.length, states);
  const emissions = goBackward(scaled, gold, states, transitionGradient);
  let said = 0;
  for (let at = 0; at < gold.length; at += 1) {
    const before = at === 0 ? states : gold[at - 1]!;
    said += values[at * states + gold[at]!]! + transitions[before * states + gold[at]!]!;
    emissions[at * states + gold[at]!]! -= 1;
    transitionGradient[before * states + gold[at]!]! -= 1;
  }
  return { emissions, loss: scaled.logarithm - said };
}

/** Shares of the states given everything before, each row adding up to 1. */
function goForward(
  values: Float32Array,
  transitions: Float32Array,
  length: number,
  states: number,
): Scaled {
  const factors = transitions.map((value) => Math.exp(value));
  const local = new Float32Array(length * states);
  const forward = new Float32Array(length * states);
  let logarithm = 0;
  for (let at = 0; at < length; at += 1) {
    const row = at * states;
    let top = -Infinity;
    for (let s = 0; s < states; s += 1) top = Math.max(top, values[row + s]!);
    for (let s = 0; s < states; s += 1) local[row + s] = Math.exp(values[row + s]! - top);
    if (at === 0) forward.set(factors.subarray(states * states));
    else
      for (let from = 0; from < states; from += 1) {
        const weight = forward[row - states + from]!;
        if (weight < 1e-12) continue;
        for (let s = 0; s < states; s += 1)
          forward[row + s]! += weight * factors[from * states + s]!;
      }
    let sum = 0;
    for (let s = 0; s < states; s += 1) sum += forward[row + s]! *= local[row + s]!;
    for (let s = 0; s < states; s += 1) forward[row + s]! /= sum;
    logarithm += top + Math.log(sum);
  }
  return { factors, local, forward, logarithm };
}

/** Shares of the states given the whole chain; shares of the transitions are added up. */
function goBackward(
  { factors, local, forward }: Scaled,
  gold: Int16Array,
  states: number,
  transitionGradient: Float32Array,
): Float32Array {
  const shares = new Float32Array(forward.length);
  let backward: Float32Array = new Float32Array(states).fill(1);
  for (let at = gold.length - 1; at >= 0; at -= 1) {
    const row = at * states;
    let sum = 0;
    for (let s = 0; s < states; s += 1) sum += forward[row + s]! * backward[s]!;
    for (let s = 0; s < states; s += 1) shares[row + s] = (forward[row + s]! * backward[s]!) / sum;
    if (at === 0) break;
    const carried = backward.map((value, s) => value * local[row + s]!);
    backward = addTransitions(
      forward.subarray(row - states, row),
      factors,
      carried,
      transitionGradient,
    );
  }
  for (let s = 0; s < states; s += 1) transitionGradient[states * states + s]! += shares[s]!;
  return shares;
}

/** Adds the shares of one step's transitions and answers what is carried one token back. */
function addTransitions(
  before: Float32Array,
  factors: Float32Array,
  carried: Float32Array,
  transitionGradient: Float32Array,
): Float32Array {
  const states = before.length;
  const next = new Float32Array(states);
  let [total, top] = [0, 0];
  for (let from = 0; from < states; from += 1) {
    let value = 0;
    for (let s = 0; s < states; s += 1) value += factors[from * states + s]! * carried[s]!;
    next[from] = value;
    total += before[from]! * value;
    top = Math.max(top, value);
  }
  for (let from = 0; from < states; from += 1) {
    const weight = before[from]! / total;
    if (weight < 1e-12) continue;
    for (let s = 0; s < states; s += 1)
      transitionGradient[from * states + s]! += weight * factors[from * states + s]! * carried[s]!;
  }
  return next.map((value) => value / top);
}
