import type { ArmHealth } from 'shared-kit/contract/releases';
import { judge } from '../../../api-host/src/features/releases/controller/judge';

/** A first step of 10%: so many page loads of stable for each of the candidate. */
const stablePerCandidate = 9;

/** More than this is not waited for. */
const mostLoads = 2_000;

/** What is seen, and after how many page loads of the candidate the controller takes it back. */
export interface Detection {
  readonly loads: number | null;
  /** What of these visits is worse, each thing by itself. */
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

/** What a version has that is worth judging, each by itself: the same visits with nothing else wrong. */
function eachAlone(health: ArmHealth): readonly (readonly [string, ArmHealth])[] {
  const { failed, crashed, errored, lost = 0, symptoms = {} } = health;
  const none = { failed: 0, crashed: 0, harmed: 0, errored: 0, lost: 0, symptoms: {} };
  // What failed or was lost did not come; here it is only looked at by itself.
  const fine = { ...health, ...none, ready: health.loads };
  const named: (readonly [string, number, ArmHealth])[] = [
    ['failed', failed, { ...fine, failed, harmed: failed, ready: health.loads - failed }],
    ['crashed', crashed, { ...fine, crashed, harmed: crashed }],
    ['error', errored, { ...fine, errored }],
    ['lost', lost, { ...fine, lost }],
    ...Object.entries(symptoms).map(
      ([name, count]) => [name, count, { ...fine, symptoms: { [name]: count } }] as const,
    ),
  ];
  return named.filter(([, count]) => count > 0).map(([name, , alone]) => [name, alone]);
}

/** After how many page loads like these the controller takes a version back beside a healthy one; null: never. */
function loadsUntilTakenBack(seen: ArmHealth, healthy: ArmHealth): number | null {
  const all = seen.loads + (seen.lost ?? 0) + (seen.left ?? 0);
  if (all === 0) return null;
  for (let loads = 1; loads <= mostLoads; loads += 1) {
    const beside = scaled(healthy, (loads * stablePerCandidate) / Math.max(1, healthy.loads));
    if (judge(scaled(seen, loads / all), beside).kind === 'failing') return loads;
  }
  return null;
}

/** The controller's own judgement of page loads like these, beside a healthy stable version at a tenth. */
export function detect(seen: ArmHealth, healthy: ArmHealth): Detection {
  const worse = eachAlone(seen).filter(([, one]) => loadsUntilTakenBack(one, healthy) !== null);
  return { loads: loadsUntilTakenBack(seen, healthy), by: worse.map(([name]) => name) };
}
