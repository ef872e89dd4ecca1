/** Dense values of a chain: a row of states for each token. */
export interface Emissions {
  readonly length: number;
  readonly states: number;
  readonly values: Float32Array;
}

/** Values of going from one state (row) to another; forbidden ones are -Infinity. Row `states` is the start. */
export type Transitions = Float32Array;

/** The most likely states. Costs tokens × states², whatever is in the text. */
export function likeliestStates(
  { length, states, values }: Emissions,
  transitions: Transitions,
): Int16Array {
  const back = new Int16Array(length * states);
  let scores = new Float32Array(states);
  for (let to = 0; to < states; to += 1)
    scores[to] = (transitions[states * states + to] ?? 0) + (values[to] ?? 0);
  for (let at = 1; at < length; at += 1) {
    const next = new Float32Array(states).fill(-Infinity);
    for (let from = 0; from < states; from += 1) {
      const before = scores[from] ?? 0;
      if (before === -Infinity) continue;
      for (let to = 0; to < states; to += 1) {
        const score = before + (transitions[from * states + to] ?? 0);
        if (score > (next[to] ?? 0)) {
          next[to] = score;
          back[at * states + to] = from;
        }
      }
    }
    for (let to = 0; to < states; to += 1)
      next[to] = (next[to] ?? 0) + (values[at * states + to] ?? 0);
    scores = next;
  }
  return followed(back, scores, length, states);
}

function followed(
  back: Int16Array,
  scores: Float32Array,
  length: number,
  states: number,
): Int16Array {
  const path = new Int16Array(length);
  if (length === 0) return path;
  let best = 0;
  for (let state = 1; state < states; state += 1)
    if ((scores[state] ?? 0) > (scores[best] ?? 0)) best = state;
  for (let at = length - 1; at >= 0; at -= 1) {
    path[at] = best;
    best = back[at * states + best] ?? 0;
  }
  return path;
}
