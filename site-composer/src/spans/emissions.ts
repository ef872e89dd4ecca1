import type { Emissions } from './chain';
import type { Chain } from './chain-file';

/**
 * How much speaks for each state at each token.
 *
 * @param sums what the first layer over word vectors adds up to, tokens × hidden units; empty where there is none
 */
export function emissionsOf(
  { states, rows, weights, hidden, bias, second }: Chain,
  features: readonly Uint32Array[],
  sums: Float32Array,
): Emissions {
  const values = new Float32Array(features.length * states);
  for (const [at, hashes] of features.entries()) {
    const into = values.subarray(at * states, (at + 1) * states);
    for (const hash of hashes) {
      const row = rows.get(hash);
      if (row !== undefined) addScaled(into, weights.values, row * states, weights.scale);
    }
    for (let unit = 0; unit < hidden; unit += 1) {
      const sum = (sums[at * hidden + unit] ?? 0) + (bias.values[unit] ?? 0) * bias.scale;
      addScaled(into, second.values, unit * states, Math.tanh(sum) * second.scale);
    }
  }
  return { length: features.length, states, values };
}

function addScaled(into: Float32Array, from: Int8Array, start: number, factor: number): void {
  for (let at = 0; at < into.length; at += 1)
    into[at] = (into[at] ?? 0) + (from[start + at] ?? 0) * factor;
}

/** What the first layer of a chain makes of one window of word vectors. */
export function layerSums({ first, hidden, width }: Chain, window: Float32Array): Float32Array {
  return Float32Array.from({ length: hidden }, (_, unit) => {
    let sum = 0;
    for (let at = 0; at < width; at += 1)
      sum += (first.values[unit * width + at] ?? 0) * (window[at] ?? 0);
    return sum * first.scale;
  });
}
