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
  const most = Math.max(hidden, ...features.map(({ length }) => length));
  const starts = new Int32Array(most);
  const factors = new Float64Array(most);
  for (const [at, hashes] of features.entries()) {
    const into = values.subarray(at * states, (at + 1) * states);
    let count = 0;
    for (const hash of hashes) {
      const row = rows.get(hash);
      if (row === undefined) continue;
      starts[count] = row * states;
      factors[count] = weights.scale;
      count += 1;
    }
    addRows(into, weights.values, starts, factors, count);
    for (let unit = 0; unit < hidden; unit += 1) {
      const sum = (sums[at * hidden + unit] ?? 0) + (bias.values[unit] ?? 0) * bias.scale;
      starts[unit] = unit * states;
      factors[unit] = Math.tanh(sum) * second.scale;
    }
    addRows(into, second.values, starts, factors, hidden);
  }
  return { length: features.length, states, values };
}

/** Adds rows of a table, each times its factor, one behind the other: four at a time, which takes half as long. */
function addRows(
  into: Float32Array,
  from: Int8Array,
  starts: Int32Array,
  factors: Float64Array,
  count: number,
): void {
  const whole = count - (count % 4);
  for (let row = 0; row < whole; row += 4) {
    const [a, b, c, d] = [
      starts[row] ?? 0,
      starts[row + 1] ?? 0,
      starts[row + 2] ?? 0,
      starts[row + 3] ?? 0,
    ];
    const [e, f, g, h] = [
      factors[row] ?? 0,
      factors[row + 1] ?? 0,
      factors[row + 2] ?? 0,
      factors[row + 3] ?? 0,
    ];
    for (let at = 0; at < into.length; at += 1) {
      let sum = Math.fround((into[at] ?? 0) + (from[a + at] ?? 0) * e);
      sum = Math.fround(sum + (from[b + at] ?? 0) * f);
      sum = Math.fround(sum + (from[c + at] ?? 0) * g);
      into[at] = sum + (from[d + at] ?? 0) * h;
    }
  }
  for (let row = whole; row < count; row += 1) {
    const [start, factor] = [starts[row] ?? 0, factors[row] ?? 0];
    for (let at = 0; at < into.length; at += 1)
      into[at] = (into[at] ?? 0) + (from[start + at] ?? 0) * factor;
  }
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
