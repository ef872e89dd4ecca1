/** Dense values of a chain: a row of states for each token. */
export interface Emissions {
  readonly length: number;
  readonly states: number;
  readonly values: Float32Array;
}

/** Values of going from one state (row) to another; forbidden ones are -Infinity. Row `states` is the start. */
export type Transitions = Float32Array;

/** The most likely states. Costs tokens × transitions that are allowed, whatever is in the text. */
export function likeliestStates(
  { length, states, values }: Emissions,
  transitions: Transitions,
): Int16Array {
  const back = new Int16Array(length * states);
  const ways = waysInto(transitions, states);
  let scores = new Float32Array(states);
  for (let to = 0; to < states; to += 1)
    scores[to] = (transitions[states * states + to] ?? 0) + (values[to] ?? 0);
  let next = new Float32Array(states);
  for (let at = 1; at < length; at += 1) {
    for (let to = 0; to < states; to += 1) {
      const { from, value } = ways[to] ?? noWay;
      let best = -Infinity;
      let likeliest = 0;
      for (let way = 0; way < from.length; way += 1) {
        const score = (scores[from[way] ?? 0] ?? 0) + (value[way] ?? 0);
        if (score > best) {
          // As the scores are kept: what differs by less than they can tell is alike.
          best = Math.fround(score);
          likeliest = from[way] ?? 0;
        }
      }
      next[to] = best + (values[at * states + to] ?? 0);
      back[at * states + to] = likeliest;
    }
    [scores, next] = [next, scores];
  }
  return followed(back, scores, length, states);
}

/** The states from which one may be reached, in their order, with the value of each transition. */
interface Ways {
  readonly from: Int16Array;
  readonly value: Float32Array;
}

const noWay: Ways = { from: new Int16Array(), value: new Float32Array() };

/** For each state those before it; most pairs of states are forbidden. */
function waysInto(transitions: Transitions, states: number): Ways[] {
  return Array.from({ length: states }, (_, to) => {
    const from: number[] = [];
    for (let state = 0; state < states; state += 1)
      if (transitions[state * states + to] !== -Infinity) from.push(state);
    return {
      from: Int16Array.from(from),
      value: Float32Array.from(from, (state) => transitions[state * states + to] ?? 0),
    };
  });
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
