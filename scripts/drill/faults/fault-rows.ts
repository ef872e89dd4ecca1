import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { FaultRow } from './fault-row';

const row = z.object({
  fault: z.string(),
  database: z.string(),
  rounds: z.number(),
  acknowledged: z.number(),
  found: z.number(),
  stuck: z.number(),
  healthTold: z.number(),
  backAfterMs: z.nullable(z.number()),
  problems: z.array(z.string()),
  skipped: z.nullable(z.string()),
});

const run = z.object({
  /** What the run was asked for: one with other rounds or another seed is another run. */
  rounds: z.number(),
  seed: z.number(),
  begun: z.string(),
  rows: z.record(z.string(), row),
});

/** What a run of the drill has found so far, by fault and database. */
export type FaultRun = z.infer<typeof run>;

export const rowKey = (kind: string, database: string): string => `${kind} on ${database}`;

/** A run to go on with: the one in the file, if it was asked for the same; otherwise a new one. */
export async function openRun(
  file: string,
  asked: { readonly rounds: number; readonly seed: number },
  now: Date,
): Promise<FaultRun> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const found = text === null ? null : run.parse(JSON.parse(text));
  if (found?.rounds === asked.rounds && found.seed === asked.seed) return found;
  return { ...asked, begun: now.toISOString(), rows: {} };
}

/** Adds a row and writes the run down, whole or not at all. */
export async function keepRow(
  file: string,
  { rows, ...rest }: FaultRun,
  [key, found]: readonly [string, FaultRow],
): Promise<FaultRun> {
  const kept = { ...rest, rows: { ...rows, [key]: { ...found, problems: [...found.problems] } } };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, `${JSON.stringify(kept, null, 2)}\n`);
  await rename(`${file}.part`, file);
  return kept;
}
