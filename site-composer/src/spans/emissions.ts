import type { Emissions } from './chain';
import type { Chain } from './chain-file';

/** How much speaks for each state at each token. */
export function emissionsOf(
  { states, rows, weights, hidden, width, first, bias, second }: Chain,
  features: readonly Uint32Array[],
  windows: Float32Array,
): Emissions {
  const values = new Float32Array(features.length * states);
  for (const [at, hashes] of features.entries()) {
    const into = values.subarray(at * states, (at + 1) * states);
    for (const hash of hashes) {
      const row = rows.get(hash);
      if (row !== undefined) addScaled(into, weights.values, row * states, weights.scale);
    }
    const window = windows.subarray(at * width, (at + 1) * width);
    for (let unit = 0; unit < hidden; unit += 1) {
      const sum = product(first.values, unit * width, window) * first.scale;
      const value = Math.tanh(sum + (bias.values[unit] ?? 0) * bias.scale);
      addScaled(into, second.values, unit * states, value * second.scale);
    }
  }
  return { length: features.length, states, values };
}

function addScaled(into: Float32Array, from: Int8Array, start: number, factor: number): void {
  for (let at = 0; at < into.length; at += 1)
    into[at] = (into[at] ?? 0) + (from[start + at] ?? 0) * factor;
}

function product(weights: Int8Array, start: number, window: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < window.length; at += 1)
    sum += (weights[start + at] ?? 0) * (window[at] ?? 0);
  return sum;
}
