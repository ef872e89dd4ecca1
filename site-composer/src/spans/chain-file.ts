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
  /** What the states stand for, where they are no marks. */
  readonly classes: readonly string[];
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
  readonly classes: readonly string[];
  /** SHA-256 of the corpus it was learned from, in hexadecimal. */
  readonly corpus: string;
}

/** What was learned, a file each beside this one. */
export const chainNames = [
  'spans',
  'records',
  'addressed',
  'purpose',
  'trade',
  'requests',
  'operations',
  'cuts',
] as const;

export type ChainName = (typeof chainNames)[number];

/** Reads what `site-composer/training` wrote: header, hashes of the features, then the tables. */
export function readChain(name: ChainName): Chain {
  const { header, tables } = openChain(name);
  const { states, features, hidden, width, scales } = header;
  let at = 0;
  // A copy: a table of four-byte numbers must begin at a multiple of four.
  const take = (count: number): ArrayBuffer =>
    new Uint8Array(tables.subarray(at, (at += count))).buffer;
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
    classes: header.classes,
  };
}

/** The digest of the corpus a chain was learned from. */
export const corpusOf = (name: ChainName): string => openChain(name).header.corpus;

function openChain(name: ChainName): { header: ChainHeader; tables: Buffer } {
  const file = readFileSync(new URL(`${name}.chain.br`, import.meta.url));
  const bytes = brotliDecompressSync(file);
  const cut = bytes.indexOf(10);
  return {
    header: JSON.parse(bytes.subarray(0, cut).toString('utf8')) as ChainHeader,
    tables: bytes.subarray(cut + 1),
  };
}
