import type { ArmHealth } from 'shared-kit/contract/releases';
import { judge } from '../../../api-host/src/features/releases/controller/judge';

/** A first step of 10%: so many page loads of stable for each of the candidate. */
const stablePerCandidate = 9;

/** More than this is not waited for. */
const mostLoads = 2_000;

/** What is seen, and after how many page loads of the candidate the controller takes it back. */
export interface Detection {
  readonly loads: number | null;
  /** What the host has counted of these visits. */
  readonly by: readonly string[];
}

/** Counts as the host has them for some visits, as they would be after more of the same. */
function scaled(health: ArmHealth, factor: number): ArmHealth {
  const times = (count: number): number => Math.floor(count * factor);
  const loads = times(health.loads);
  return {
    ...health,
    loads,
    ready: times(health.ready),
    failed: times(health.failed),
    crashed: times(health.crashed),
    errored: times(health.errored),
    harmed: times(health.harmed),
    lost: times(health.lost ?? 0),
    left: times(health.left ?? 0),
    symptoms: Object.fromEntries(
      Object.entries(health.symptoms ?? {}).map(([name, count]) => [name, times(count)]),
    ),
  };
}

const nameCounts = (health: ArmHealth): string[] => {
  const counts = {
    failed: health.failed,
    crashed: health.crashed,
    error: health.errored,
    lost: health.lost ?? 0,
    ...health.symptoms,
  };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name]) => name);
};

/** The controller's own judgement of page loads like these, beside a healthy stable version at a tenth. */
export function detect(seen: ArmHealth, healthy: ArmHealth): Detection {
  const all = seen.loads + (seen.lost ?? 0) + (seen.left ?? 0);
  const by = nameCounts(seen);
  if (all === 0) return { loads: null, by };
  for (let loads = 1; loads <= mostLoads; loads += 1) {
    const beside = scaled(healthy, (loads * stablePerCandidate) / Math.max(1, healthy.loads));
    if (judge(scaled(seen, loads / all), beside).kind === 'failing') return { loads, by };
  }
  return { loads: null, by };
}
