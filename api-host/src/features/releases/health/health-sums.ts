import type { ArmHealth } from 'shared-kit/contract/releases';
import { percentile75 } from './load-times';

interface Sums {
  ready: number;
  failed: number;
  crashed: number;
  errored: number;
  loads: number[];
}

/** Where a sum begins. */
export const noSums = (): Sums => ({ ready: 0, failed: 0, crashed: 0, errored: 0, loads: [] });

/** What a version's page loads amount to, over minutes and bounds that the caller chooses. */
export function toHealth(version: string, sums: Sums): ArmHealth {
  const { ready, failed, crashed, errored, loads } = sums;
  return {
    version,
    loads: ready + failed,
    ready,
    failed,
    crashed,
    errored,
    harmed: failed + crashed,
    loadMsP75: percentile75(loads),
  };
}

type HealthRow = Omit<Sums, 'loads'> & { load_times: number[] };

/** Adds a minute to what came before. */
export function addUp(sums: Sums, row: HealthRow): Sums {
  return {
    ready: sums.ready + row.ready,
    failed: sums.failed + row.failed,
    crashed: sums.crashed + row.crashed,
    errored: sums.errored + row.errored,
    loads: row.load_times.map((count, at) => count + (sums.loads[at] ?? 0)),
  };
}
