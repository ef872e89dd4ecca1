import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** A learned chain as it stands in its file: every number is a byte times the scale of its table. */
export interface Chain {
  readonly states: number;
  /** Row of a feature's weights by the feature's hash. */
  readonly rows: ReadonlyMap<number, number>;
  readonly weights: ScaledBytes;
  readonly transitions: Float32Array;
  /** Of the hidden layer over word vectors; 0 where there is none. */
  readonly hidden: number;
  readonly width: number;
  readonly first: ScaledBytes;
  readonly bias: ScaledBytes;
  readonly second: ScaledBytes;
}

export interface ScaledBytes {
  readonly scale: number;
  readonly values: Int8Array;
}

/** What stands before the tables, as one line of JSON. */
export interface ChainHeader {
  readonly states: number;
  readonly features: number;
  readonly hidden: number;
  readonly width: number;
  readonly scales: readonly [weights: number, first: number, bias: number, second: number];
  /** Null is a transition that is forbidden. */
  readonly transitions: readonly (number | null)[];
}

/** Reads `site-composer/training`'s result: header, hashes of the features, then the tables. */
export function readChain(name: string): Chain {
  const bytes = brotliDecompressSync(readFileSync(new URL(name, import.meta.url)));
  const cut = bytes.indexOf(10);
  const header = JSON.parse(bytes.subarray(0, cut).toString('utf8')) as ChainHeader;
  const { states, features, hidden, width, scales } = header;
  let at = cut + 1;
  // A copy: a table of four-byte numbers must begin at a multiple of four.
  const take = (count: number): ArrayBuffer =>
    new Uint8Array(bytes.subarray(at, (at += count))).buffer;
  const hashes = new Uint32Array(take(features * 4));
  const table = (count: number, scale: number): ScaledBytes => ({
    scale,
    values: new Int8Array(take(count)),
  });
  return {
    states,
    rows: new Map([...hashes].map((hash, row) => [hash, row])),
    weights: table(features * states, scales[0]),
    first: table(hidden * width, scales[1]),
    bias: table(hidden, scales[2]),
    second: table(hidden * states, scales[3]),
    transitions: Float32Array.from(header.transitions, (value) => value ?? -Infinity),
    hidden,
    width,
  };
}
