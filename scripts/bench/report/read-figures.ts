import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { figuresFolder } from './write-figures';
import type { BenchFigures } from './write-figures';

/** The figures the repository stands for, one list of benches. */
export const committedFile = fileURLToPath(
  new URL('../../../docs/performance.json', import.meta.url),
);

const benchFigures = z.object({
  bench: z.string(),
  measuredAt: z.string(),
  machine: z.object({
    node: z.string(),
    processors: z.number(),
    model: z.string(),
    memoryGB: z.number(),
    load: z.number(),
  }),
  ratios: z.array(
    z.object({
      name: z.string(),
      value: z.number(),
      low: z.number(),
      high: z.number(),
      aim: z.nullable(z.number()),
      better: z.enum(['higher', 'lower']),
      unit: z.string(),
      note: z.optional(z.string()),
    }),
  ),
}) satisfies z.ZodMiniType<BenchFigures>;

const byName = (a: BenchFigures, b: BenchFigures): number => a.bench.localeCompare(b.bench);

/** What benches have measured on this machine. */
export function readMeasured(folder: string = figuresFolder): BenchFigures[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) =>
      benchFigures.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown),
    )
    .toSorted(byName);
}

/** What is committed; nothing before the first report. */
export function readCommitted(file: string = committedFile): BenchFigures[] {
  if (!existsSync(file)) return [];
  return z.array(benchFigures).parse(JSON.parse(readFileSync(file, 'utf8')) as unknown);
}

/** The newer of each bench. */
export function mergeFigures(
  committed: readonly BenchFigures[],
  measured: readonly BenchFigures[],
): BenchFigures[] {
  const names = new Set(measured.map(({ bench }) => bench));
  return [...committed.filter(({ bench }) => !names.has(bench)), ...measured].toSorted(byName);
}
