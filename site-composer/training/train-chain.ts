import { mayFollow } from '../src/spans/labels';
import { chainGradient } from './chain-gradient';
import { DenseLayers } from './dense-layers';
import { randomFrom } from './random';

/* oxlint-disable typescript/no-non-null-assertion -- see chain-gradient.ts */

/** One text, ready to be learned from. */
export interface Example {
  /** Feature numbers of each token. */
  readonly features: readonly Int32Array[];
  readonly windows: Float32Array;
  readonly gold: Int16Array;
}

export interface TrainedChain {
  readonly states: number;
  /** features × states. */
  readonly weights: Float32Array;
  readonly transitions: Float32Array;
  readonly dense: DenseLayers;
}

export interface TrainOptions {
  readonly states: number;
  readonly features: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /** Share of features that are ignored at each step, so that none is relied upon alone. */
  readonly dropout: number;
  readonly windowWidth: number;
  readonly hidden: number;
  readonly seed: number;
  readonly follows?: (before: number, after: number) => boolean;
  readonly report?: (epoch: number, loss: number, chain: TrainedChain) => void;
}

/** Fits a conditional random field by stochastic gradient descent with AdaGrad's step sizes. */
export function trainChain(examples: readonly Example[], options: TrainOptions): TrainedChain {
  const { states, features, epochs, seed } = options;
  const random = randomFrom(seed);
  const chain: Learning = {
    states,
    weights: new Float32Array(features * states),
    squares: new Float32Array(features * states).fill(firstSquare),
    transitions: startTransitions(states, options.follows ?? mayFollow),
    transitionSquares: new Float32Array((states + 1) * states).fill(firstSquare),
    dense: new DenseLayers(options.windowWidth, options.hidden, states, random),
  };
  const order = examples.map((_, index) => index);
  for (let epoch = 1; epoch <= epochs; epoch += 1) {
    shuffle(order, random);
    let loss = 0;
    for (const index of order) loss += learnFrom(examples[index]!, chain, options, random);
    options.report?.(epoch, loss / examples.length, chain);
  }
  return chain;
}

interface Learning extends TrainedChain {
  readonly squares: Float32Array;
  readonly transitionSquares: Float32Array;
}

/** AdaGrad divides by the root of all squares so far: the first steps are not to be endless. */
const firstSquare = 1e-2;
/** The hidden layer learns slower than the features, or it learns the examples by heart. */
const denseRate = 0.3;

/** One step; answers how unlikely the example was. */
function learnFrom(
  { features, windows, gold }: Example,
  chain: Learning,
  { rate, decay, dropout }: TrainOptions,
  random: () => number,
): number {
  const { states, transitions, transitionSquares } = chain;
  const kept = features.map((ids) => ids.filter(() => random() >= dropout));
  const values = new Float32Array(gold.length * states);
  for (const [at, ids] of kept.entries())
    addRows(values, at * states, ids, chain.weights, states, 1 / (1 - dropout));
  const pass = chain.dense.forward(windows, gold.length, values, dropout);
  const transitionGradient = new Float32Array(transitions.length);
  const { emissions, loss } = chainGradient(values, transitions, gold, states, transitionGradient);
  for (const [at, ids] of kept.entries())
    for (const id of ids) stepRow(chain, id, emissions.subarray(at * states), rate, decay);
  for (let place = 0; place < transitions.length; place += 1) {
    const g = transitionGradient[place]!;
    if (g === 0 || transitions[place] === -Infinity) continue;
    transitionSquares[place]! += g * g;
    transitions[place]! -= (rate * g) / Math.sqrt(transitionSquares[place]!);
  }
  chain.dense.backward(pass, emissions, rate * denseRate);
  return loss;
}

function stepRow(
  { weights, squares, states }: Learning,
  id: number,
  gradient: Float32Array,
  rate: number,
  decay: number,
): void {
  for (let s = 0; s < states; s += 1) {
    const g = gradient[s]!;
    if (g < 1e-4 && g > -1e-4) continue;
    const place = id * states + s;
    const full = g + decay * weights[place]!;
    squares[place]! += full * full;
    weights[place]! -= (rate * full) / Math.sqrt(squares[place]!);
  }
}

function startTransitions(
  states: number,
  follows: (before: number, after: number) => boolean,
): Float32Array {
  const all = new Float32Array((states + 1) * states);
  for (let before = 0; before <= states; before += 1)
    for (let after = 0; after < states; after += 1)
      if (!follows(before === states ? 0 : before, after)) all[before * states + after] = -Infinity;
  return all;
}

export function addRows(
  into: Float32Array,
  from: number,
  ids: Int32Array,
  weights: Float32Array,
  states: number,
  factor: number,
): void {
  for (const id of ids) {
    const base = id * states;
    for (let s = 0; s < states; s += 1) into[from + s]! += weights[base + s]! * factor;
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
