import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Word vectors: the smaller the angle between two, the closer their meanings. */
const dimensions = 100;

export type Meaning = Float32Array;

interface Table {
  readonly rows: ReadonlyMap<string, number>;
  readonly values: Int8Array;
}

let loaded: Table | undefined;

function table(): Table {
  loaded ??= {
    rows: new Map(
      read('words.txt.br')
        .toString('utf8')
        .split('\n')
        .map((word, row) => [word, row]),
    ),
    values: new Int8Array(read('vectors.i8.br')),
  };
  return loaded;
}

function read(name: string): Buffer {
  return brotliDecompressSync(readFileSync(new URL(name, import.meta.url)));
}

/** The rank of a word by how common it is; null when the table does not know it. */
export function rankOf(word: string): number | null {
  return table().rows.get(word) ?? null;
}

/** The mean direction of some words, of length 1. Rarer words weigh more; null when none is known. */
export function meaningOf(words: readonly string[]): Meaning | null {
  const sum = new Float32Array(dimensions);
  let known = 0;
  for (const word of words) {
    const row = knownRow(word.toLowerCase());
    if (row === null) continue;
    known += 1;
    addRow(sum, row);
  }
  return known === 0 ? null : unit(sum);
}

/** The direction of one word, of length 1; null when the table does not know it. */
export function vectorOf(word: string): Meaning | null {
  const row = knownRow(word);
  if (row === null) return null;
  const vector = new Float32Array(dimensions);
  addRow(vector, row);
  return unit(vector);
}

function knownRow(word: string): number | null {
  const { rows } = table();
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  return rows.get(word) ?? rows.get(singular) ?? null;
}

function addRow(sum: Float32Array, row: number): void {
  const { values } = table();
  const weight = Math.log(20 + row);
  let length = 0;
  for (let at = 0; at < dimensions; at += 1) length += (values[row * dimensions + at] ?? 0) ** 2;
  const factor = weight / (Math.sqrt(length) || 1);
  for (let at = 0; at < dimensions; at += 1) {
    sum[at] = (sum[at] ?? 0) + (values[row * dimensions + at] ?? 0) * factor;
  }
}

function unit(vector: Float32Array): Meaning {
  let length = 0;
  for (const value of vector) length += value * value;
  const factor = 1 / (Math.sqrt(length) || 1);
  return vector.map((value) => value * factor);
}

/** The cosine of the angle between two meanings: 1 is the same, 0 has nothing in common. */
export function nearness(one: Meaning, other: Meaning): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
