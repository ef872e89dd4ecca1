import type { ArmHealth, Verdict } from 'shared-kit/contract/releases';
import { confidenceSequence } from './confidence-sequence';
import type { Bounds } from './confidence-sequence';
import { measuresOf } from './measures';
import type { Measure } from './measures';
import { defaultRule } from './rule';
import type { Rule } from './rule';

export { defaultRule } from './rule';
export type { Rule } from './rule';

/**
 * Compares the candidate with the stable version of the same rollout, so of the same time and the same
 * shells. Failing: even the best the candidate can be is worse than the worst stable can be. Healthy: the
 * worst it can be is within the margin of the best stable can be. In between: inconclusive.
 */
export function judge(candidate: ArmHealth, stable: ArmHealth, rule: Rule = defaultRule): Verdict {
  const said = (kind: Verdict['kind'], message: string): Verdict => ({
    kind,
    message,
    candidate,
    stable,
  });
  const nonsense = [candidate, stable].find(isImpossible);
  if (nonsense) {
    const message = `The reports of ${nonsense.version} contradict themselves; the measurement is broken.`;
    return said('error', message);
  }
  const smallest = Math.min(candidate.loads, stable.loads);
  // Those that were lost have been seen, too: a version that always hangs never has a load.
  if (Math.min(seenOf(candidate), seenOf(stable)) < rule.failingSample) {
    return said('inconclusive', tooFew(candidate, stable, rule.failingSample));
  }
  const compared = measuresOf(rule).map((measure) => compare(measure, candidate, stable, rule));
  const worse = compared.find(({ isWorse }) => isWorse);
  if (worse) return said('failing', worse.message);
  if (smallest < rule.healthySample) {
    return said('inconclusive', tooFew(candidate, stable, rule.healthySample));
  }
  const unclear = compared.find(({ isFine }) => !isFine);
  if (unclear) return said('inconclusive', `Not clear yet: ${unclear.message}`);
  return said('healthy', healthyMessage(compared));
}

/** Page loads something is known of. */
export const seenOf = ({ loads, lost = 0, left = 0 }: ArmHealth): number => loads + lost + left;

interface Comparison {
  readonly isWorse: boolean;
  readonly isFine: boolean;
  readonly message: string;
  /** Whether either arm had any of it. */
  readonly isSeen: boolean;
}

function compare(
  measure: Measure,
  candidate: ArmHealth,
  stable: ArmHealth,
  rule: Rule,
): Comparison {
  const { name, read, trials, allowance, part } = measure;
  // Two arms share the measure's part of the chance of a false alarm.
  const alpha = (rule.alpha * part) / 2;
  const bounds = (health: ArmHealth) =>
    confidenceSequence(
      { hits: Math.min(Math.max(0, read(health)), trials(health)), trials: trials(health) },
      alpha,
    );
  const [ours, theirs] = [bounds(candidate), bounds(stable)];
  return {
    isWorse: ours.low > theirs.high + allowance.tolerance,
    isFine: ours.high <= theirs.low + allowance.margin,
    isSeen: read(candidate) + read(stable) > 0,
    message: `${describe(candidate, measure, ours)} ${name}, beside ${describe(stable, measure, theirs)}.`,
  };
}

function describe(health: ArmHealth, { read, trials }: Measure, bounds: Bounds): string {
  const between = `${percent(bounds.low)} to ${percent(bounds.high)}`;
  return `${read(health)} of ${trials(health)} page loads of ${health.version} (${between})`;
}

/** The first two measures whatever they are, and of the others those of which something was seen. */
function healthyMessage(compared: readonly Comparison[]): string {
  const told = compared.filter(({ isSeen }, at) => at < 2 || isSeen);
  return told.map(({ message }) => message).join(' ');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function tooFew(candidate: ArmHealth, stable: ArmHealth, wanted: number): string {
  return `Too few page loads: ${candidate.loads} of ${candidate.version} and ${stable.loads} of ${stable.version}, at least ${wanted} of each are needed.`;
}

/** Beacons say each thing once per page load; a page cannot crash that was not ready. */
function isImpossible({ ready, failed, crashed, loads }: ArmHealth): boolean {
  const counts = [ready, failed, crashed];
  // A crash may be counted a moment before the ready of the same page load, when batches overtake.
  const slack = 5 + loads * 0.05;
  return (
    counts.some((count) => !Number.isSafeInteger(count) || count < 0) || crashed > ready + slack
  );
}
