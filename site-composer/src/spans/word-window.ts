import { vectorOf } from '../catalogue/words/word-vectors';
import type { SpanToken } from './tokenize';

/** Length of a word's vector. */
const width = 100;
/** The word before, the word, the word after, the mean of the five before those and of the five behind. */
export const windowWidth = 5 * width;
/** Words the means are made of. */
const reach = 5;

/** Where a word stands in the windows of the tokens around it, and how much of it. */
const places: readonly (readonly [offset: number, part: number, share: number])[] = [
  [-1, 0, 1],
  [0, 1, 1],
  [1, 2, 1],
  ...Array.from({ length: reach }, (_, at) => [-2 - at, 3, 1 / reach] as const),
  ...Array.from({ length: reach }, (_, at) => [2 + at, 4, 1 / reach] as const),
];

/** For each token the meaning of its neighbourhood, one row after the other. */
export function wordWindows(tokens: readonly SpanToken[]): Float32Array {
  const vectors = tokens.map(({ lower }) => vectorOf(lower));
  const all = new Float32Array(tokens.length * windowWidth);
  for (let at = 0; at < tokens.length; at += 1)
    for (const [offset, part, share] of places)
      add(all, at * windowWidth + part * width, vectors[at + offset], share);
  return all;
}

function add(
  into: Float32Array,
  from: number,
  vector: Float32Array | null | undefined,
  factor: number,
): void {
  if (!vector) return;
  for (let at = 0; at < width; at += 1)
    into[from + at] = (into[from + at] ?? 0) + (vector[at] ?? 0) * factor;
}

/**
 * What a layer over the windows adds up to, tokens × units: each distinct word is multiplied once for each of its five
 * places, which costs less than the windows themselves.
 */
export function windowSums(
  tokens: readonly SpanToken[],
  first: { readonly values: Int8Array; readonly scale: number },
  units: number,
): Float32Array {
  const products = new Map<string, Float32Array | null>();
  const productOf = (word: string): Float32Array | null => {
    const known = products.get(word);
    if (known !== undefined) return known;
    const vector = vectorOf(word);
    const product = vector && multiply(vector, first, units);
    products.set(word, product);
    return product;
  };
  const sums = new Float32Array(tokens.length * units);
  const each = tokens.map(({ lower }) => productOf(lower));
  for (let at = 0; at < tokens.length; at += 1)
    for (const [offset, part, share] of places) {
      const product = each[at + offset];
      if (!product) continue;
      for (let unit = 0; unit < units; unit += 1)
        sums[at * units + unit] =
          (sums[at * units + unit] ?? 0) + (product[part * units + unit] ?? 0) * share;
    }
  return sums;
}

/** The word in each of the five places of a window, places × units. */
function multiply(
  vector: Float32Array,
  { values, scale }: { readonly values: Int8Array; readonly scale: number },
  units: number,
): Float32Array {
  const product = new Float32Array(5 * units);
  for (let unit = 0; unit < units; unit += 1)
    for (let part = 0; part < 5; part += 1) {
      const row = unit * windowWidth + part * width;
      let sum = 0;
      for (let at = 0; at < width; at += 1) sum += (values[row + at] ?? 0) * (vector[at] ?? 0);
      product[part * units + unit] = sum * scale;
    }
  return product;
}
