import { featuresOf } from '../src/spans/token-features';
import { wordWindows } from '../src/spans/word-window';
import type { Annotated } from './read-corpus';
import type { Example } from './train-chain';

/** Numbers of the features that stand in at least `least` texts. */
export function numberFeatures(
  all: readonly (readonly Uint32Array[])[],
  least: number,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const text of all) {
    const seen = new Set<number>();
    for (const token of text) for (const hash of token) seen.add(hash);
    for (const hash of seen) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const numbers = new Map<number, number>();
  for (const [hash, count] of counts) if (count >= least) numbers.set(hash, numbers.size);
  return numbers;
}

export const hashesOf = (text: Annotated): Uint32Array[] =>
  featuresOf(text.tokens, text.header['lang'] ?? 'en');

export function exampleOf(
  text: Annotated,
  hashes: readonly Uint32Array[],
  numbers: ReadonlyMap<number, number>,
): Example {
  return {
    features: hashes.map((token) =>
      Int32Array.from([...token].flatMap((hash) => numbers.get(hash) ?? [])),
    ),
    windows: wordWindows(text.tokens),
    gold: text.states,
  };
}
