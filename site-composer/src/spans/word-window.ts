import { vectorOf } from '../catalogue/words/word-vectors';
import type { SpanToken } from './tokenize';

/** Length of a word's vector. */
const width = 100;
/** The word before, the word, the word after, the mean of the five before and of the five after. */
export const windowWidth = 5 * width;

/** For each token the meaning of its neighbourhood, one row after the other. */
export function wordWindows(tokens: readonly SpanToken[]): Float32Array {
  const vectors = tokens.map(({ lower }) => vectorOf(lower));
  const all = new Float32Array(tokens.length * windowWidth);
  for (let at = 0; at < tokens.length; at += 1) {
    const row = all.subarray(at * windowWidth, (at + 1) * windowWidth);
    for (const [place, offset] of [-1, 0, 1].entries())
      add(row, place * width, vectors[at + offset], 1);
    for (let offset = 2; offset <= 6; offset += 1) {
      add(row, 3 * width, vectors[at - offset], 0.2);
      add(row, 4 * width, vectors[at + offset], 0.2);
    }
  }
  return all;
}

function add(
  row: Float32Array,
  from: number,
  vector: Float32Array | null | undefined,
  factor: number,
): void {
  if (!vector) return;
  for (let at = 0; at < width; at += 1)
    row[from + at] = (row[from + at] ?? 0) + (vector[at] ?? 0) * factor;
}
