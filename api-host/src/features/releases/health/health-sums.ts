import type { ArmHealth } from 'shared-kit/contract/releases';
import { percentile75 } from './load-times';
import { namedSymptoms } from './measured-symptoms';

interface Sums {
  ready: number;
  failed: number;
  crashed: number;
  errored: number;
  loads: number[];
  lost: number;
  left_early: number;
  symptoms: number[];
}

/** Where a sum begins. */
export const noSums = (): Sums => ({
  ready: 0,
  failed: 0,
  crashed: 0,
  errored: 0,
  loads: [],
  lost: 0,
  left_early: 0,
  symptoms: [],
});

/** What a version's page loads amount to, over minutes and bounds that the caller chooses. */
export function toHealth(version: string, sums: Sums): ArmHealth {
  const { ready, failed, crashed, errored, loads, lost, symptoms } = sums;
  return {
    version,
    loads: ready + failed,
    ready,
    failed,
    crashed,
    errored,
    harmed: failed + crashed,
    loadMsP75: percentile75(loads),
    lost,
    left: sums.left_early,
    symptoms: namedSymptoms(symptoms),
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
    loads: addPlaces(row.load_times, sums.loads),
    lost: sums.lost + row.lost,
    left_early: sums.left_early + row.left_early,
    symptoms: addPlaces(row.symptoms, sums.symptoms),
  };
}

/** Minutes counted before a place was known are shorter. */
function addPlaces(a: readonly number[], b: readonly number[]): number[] {
  const places = Math.max(a.length, b.length);
  return Array.from({ length: places }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0));
}
