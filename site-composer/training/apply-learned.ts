import { likeliestStates } from '../src/spans/chain';
import type { Learned } from './learn-spans';
import { addRows } from './train-chain';

/** What a model that was just learned takes each token for. */
export function statesOf(
  { chain, numbers }: Learned,
  features: readonly Iterable<number>[],
  meaning: Float32Array,
): Int16Array {
  const { states, transitions } = chain;
  const values = new Float32Array(features.length * states);
  for (const [at, hashes] of features.entries()) {
    const ids = Int32Array.from([...hashes].flatMap((hash) => numbers.get(hash) ?? []));
    addRows(values, at * states, ids, chain.weights, states, 1);
  }
  chain.dense.forward(meaning, features.length, values, 0);
  return likeliestStates({ length: features.length, states, values }, transitions);
}
