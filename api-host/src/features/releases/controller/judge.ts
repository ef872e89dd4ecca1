import type { ArmHealth, Verdict } from 'shared-kit/contract/releases';
import { confidenceSequence } from './confidence-sequence';
import type { Bounds } from './confidence-sequence';

/** How much worse counts as worse, and how much has to be seen. */
export interface Rule {
  /** Chance, over a whole rollout and however often it is judged, to accuse a version no worse. */
  readonly alpha: number;
  /** Page loads of the candidate, and of the stable version beside it, before anything is failing. */
  readonly failingSample: number;
  /** The same before anything is healthy. */
  readonly healthySample: number;
  /** Per measure: worse by more than `tolerance` is failing, surely not worse than `margin` is healthy. */
  readonly harmed: Allowance;
  readonly errored: Allowance;
}

interface Allowance {
  readonly tolerance: number;
  readonly margin: number;
}

/** See docs/decisions: release-verdicts. */
export const defaultRule: Rule = {
  alpha: 0.01,
  failingSample: 10,
  healthySample: 200,
  harmed: { tolerance: 0.005, margin: 0.02 },
  errored: { tolerance: 0.02, margin: 0.05 },
};

interface Measure {
  readonly name: string;
  readonly read: (health: ArmHealth) => number;
  readonly allowance: Allowance;
}

const measuresOf = (rule: Rule): readonly Measure[] => [
  { name: 'failed or crashed', read: ({ harmed }) => harmed, allowance: rule.harmed },
  { name: 'had an unhandled error', read: ({ errored }) => errored, allowance: rule.errored },
];

/** Two arms times two measures share the error probability. */
const sequences = 4;

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
  if (smallest < rule.failingSample) {
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
  return said('healthy', compared.map(({ message }) => message).join(' '));
}

function compare(measure: Measure, candidate: ArmHealth, stable: ArmHealth, rule: Rule) {
  const { name, read, allowance } = measure;
  const bounds = (health: ArmHealth) =>
    confidenceSequence(
      { hits: Math.min(read(health), health.loads), trials: health.loads },
      rule.alpha / sequences,
    );
  const [ours, theirs] = [bounds(candidate), bounds(stable)];
  return {
    isWorse: ours.low > theirs.high + allowance.tolerance,
    isFine: ours.high <= theirs.low + allowance.margin,
    message: `${describe(candidate, read, ours)} ${name}, beside ${describe(stable, read, theirs)}.`,
  };
}

function describe(health: ArmHealth, read: (health: ArmHealth) => number, bounds: Bounds): string {
  const between = `${percent(bounds.low)} to ${percent(bounds.high)}`;
  return `${read(health)} of ${health.loads} page loads of ${health.version} (${between})`;
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
