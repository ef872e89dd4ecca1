import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** One thing that was measured, as a ratio to something of the same run where that makes sense. */
export interface Figure {
  /** Stable, such as `profile/postgres`: `compare` finds it again by this. */
  readonly name: string;
  /** The median of the rounds. */
  readonly value: number;
  /** The lowest and highest of the rounds: what two runs of the same code differ by. */
  readonly low: number;
  readonly high: number;
  /** What it should reach; null where it is only watched. */
  readonly aim: number | null;
  readonly better: 'higher' | 'lower';
  /** `ratio`, `ms`, `MB`, `KB`, `1/s` and the like. */
  readonly unit: string;
  /** What it is compared with, or why an aim is missed. */
  readonly note?: string;
}

/** What one bench measured in one run: the content of `.cache/bench/<bench>.json`. */
export interface BenchFigures {
  readonly bench: string;
  readonly measuredAt: string;
  readonly machine: {
    readonly node: string;
    readonly processors: number;
    readonly model: string;
    readonly memoryGB: number;
    /** Load of the last minute when the bench ended: above the number of processors the machine was busy with other things. */
    readonly load: number;
  };
  readonly ratios: readonly Figure[];
}

/** Where every bench leaves its figures; not committed. */
export const figuresFolder = fileURLToPath(new URL('../../../.cache/bench', import.meta.url));

/** A figure of several rounds: their median with the lowest and the highest. */
export function figureOf(
  rounds: readonly number[],
  about: Omit<Figure, 'value' | 'low' | 'high'>,
): Figure {
  if (rounds.length === 0) throw new Error(`${about.name}: nothing was measured`);
  const sorted = rounds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  const short = (value: number) => Number(value.toPrecision(4));
  return { ...about, value: short(at(0.5)), low: short(at(0)), high: short(at(1)) };
}

/** Leaves the figures of one run for `compare` and `performance-report`; answers the file. */
export async function writeFigures(
  bench: string,
  ratios: readonly Figure[],
  folder: string = figuresFolder,
): Promise<string> {
  const [first] = cpus();
  const figures: BenchFigures = {
    bench,
    measuredAt: new Date().toISOString(),
    machine: {
      node: process.version,
      processors: cpus().length,
      model: first?.model ?? 'unknown',
      memoryGB: Math.round(totalmem() / 1024 ** 3),
      load: Number((loadavg()[0] ?? 0).toFixed(1)),
    },
    ratios,
  };
  const file = path.join(folder, `${bench}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
  return file;
}
