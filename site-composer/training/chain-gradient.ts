/** Gradient of the negative log likelihood of one labelled chain (forward and backward, scaled per token). */
export interface ChainGradient {
  /** Expected minus observed, tokens × states. */
  readonly emissions: Float32Array;
  /** Negative log likelihood, natural logarithm. */
  readonly loss: number;
}

/* oxlint-disable typescript/no-non-null-assertion -- indices stay within the arrays made here; a fallback in the inner loop costs half the speed */
export function chainGradient(
  values: Float32Array,
  transitions: Float32Array,
  gold: Int16Array,
  states: number,
  /** Expected minus observed transitions are added here. */
  transitionGradient: Float32Array,
): ChainGradient {
  const length = gold.length;
  const factors = transitions.map((value) => Math.exp(value));
  const local = new Float32Array(length * states);
  let loss = 0;
  for (let at = 0; at < length; at += 1) {
    let top = -Infinity;
    for (let s = 0; s < states; s += 1) top = Math.max(top, values[at * states + s]!);
    for (let s = 0; s < states; s += 1)
      local[at * states + s] = Math.exp(values[at * states + s]! - top);
    loss += top - values[at * states + gold[at]!]!;
  }
  const forward = new Float32Array(length * states);
  for (let at = 0; at < length; at += 1) {
    const row = at * states;
    if (at === 0) for (let s = 0; s < states; s += 1) forward[s] = factors[states * states + s]!;
    else
      for (let from = 0; from < states; from += 1) {
        const weight = forward[row - states + from]!;
        if (weight < 1e-12) continue;
        const base = from * states;
        for (let s = 0; s < states; s += 1) forward[row + s]! += weight * factors[base + s]!;
      }
    let sum = 0;
    for (let s = 0; s < states; s += 1) sum += forward[row + s]! *= local[row + s]!;
    for (let s = 0; s < states; s += 1) forward[row + s]! /= sum;
    loss += Math.log(sum);
    loss -= transitions[(at === 0 ? states : gold[at - 1]!) * states + gold[at]!]!;
  }
  const emissions = new Float32Array(length * states);
  let backward = new Float32Array(states).fill(1);
  for (let at = length - 1; at >= 0; at -= 1) {
    const row = at * states;
    let sum = 0;
    for (let s = 0; s < states; s += 1) sum += forward[row + s]! * backward[s]!;
    for (let s = 0; s < states; s += 1) emissions[row + s] = (forward[row + s]! * backward[s]!) / sum;
    emissions[row + gold[at]!]! -= 1;
    if (at === 0) {
      for (let s = 0; s < states; s += 1) transitionGradient[states * states + s]! += emissions[s]!;
      break;
    }
    const carried = new Float32Array(states);
    for (let s = 0; s < states; s += 1) carried[s] = local[row + s]! * backward[s]!;
    const next = new Float32Array(states);
    let total = 0;
    for (let from = 0; from < states; from += 1) {
      const base = from * states;
      let value = 0;
      for (let s = 0; s < states; s += 1) value += factors[base + s]! * carried[s]!;
      next[from] = value;
      total += forward[row - states + from]! * value;
    }
    for (let from = 0; from < states; from += 1) {
      const weight = forward[row - states + from]! / total;
      if (weight < 1e-12) continue;
      const base = from * states;
      for (let s = 0; s < states; s += 1)
        transitionGradient[base + s]! += weight * factors[base + s]! * carried[s]!;
    }
    transitionGradient[gold[at - 1]! * states + gold[at]!]! -= 1;
    let top = 0;
    for (let s = 0; s < states; s += 1) top = Math.max(top, next[s]!);
    for (let s = 0; s < states; s += 1) next[s]! /= top;
    backward = next;
  }
  return { emissions, loss };
}
