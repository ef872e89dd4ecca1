import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ChainHeader, ScaledBytes } from '../src/spans/chain-file';
import type { TrainedChain } from './train-chain';

/** Features none of whose weights is larger say too little to be kept. */
const least = 0.15;

/**
 * Writes what was learned as `src/spans/chain-file.ts` reads it.
 *
 * @param corpus the digest of what it was learned from
 */
export function writeChain(
  file: URL,
  corpus: string,
  chain: TrainedChain,
  numbers: ReadonlyMap<number, number>,
  classes: readonly string[] = [],
): number {
  const { states, weights, transitions, dense } = chain;
  const kept = [...numbers]
    .filter(([, row]) =>
      weights.subarray(row * states, (row + 1) * states).some((w) => Math.abs(w) >= least),
    )
    .toSorted(([one], [other]) => one - other);
  const rows = new Float32Array(kept.length * states);
  for (const [at, [, row]] of kept.entries())
    rows.set(weights.subarray(row * states, (row + 1) * states), at * states);
  const tables = [rows, dense.first, dense.bias, dense.second].map(scaled);
  const header: ChainHeader = {
    states,
    features: kept.length,
    hidden: dense.hidden,
    width: dense.width,
    scales: tables.map(({ scale }) => scale) as unknown as ChainHeader['scales'],
    classes,
    corpus,
    transitions: Array.from(transitions, (value) =>
      Number.isFinite(value) ? Number(value.toFixed(3)) : null,
    ),
  };
  const hashes = Uint32Array.from(kept, ([hash]) => hash);
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    Buffer.from(hashes.buffer),
    ...tables.map(({ values }) => Buffer.from(values.buffer)),
  ]);
  const compressed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(file, compressed);
  return compressed.length;
}

function scaled(values: Float32Array): ScaledBytes {
  let top = 1e-6;
  for (const value of values) top = Math.max(top, Math.abs(value));
  const scale = top / 127;
  return { scale, values: Int8Array.from(values, (value) => Math.round(value / scale)) };
}
