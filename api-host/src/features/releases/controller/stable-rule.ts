import type { ArmHealth } from 'shared-kit/contract/releases';
import { isVital } from '../health/measured-symptoms';
import { confidenceSequence } from './confidence-sequence';
import type { Counts } from './confidence-sequence';
import { measuresOf } from './measures';
import type { Measure } from './measures';
import { defaultRule } from './rule';

/** How much worse than its own past is worse, and beyond what share it is an alarm whatever the past was. */
interface StableBounds {
  readonly tolerance: number;
  readonly most: number;
}

/** When a version that everyone runs is worth an alarm. */
export interface StableRule {
  /** Chance that a window of a version no worse than before raises one, however often it is looked at. */
  readonly alpha: number;
  /** Page loads of the window before it says anything. */
  readonly sample: number;
  readonly harmed: StableBounds;
  readonly errored: StableBounds;
  readonly lost: StableBounds;
  /** What a page does that it should not. */
  readonly symptom: StableBounds;
  /** How long things take, and calls that are refused: these follow who visits, from where, and when. */
  readonly vital: StableBounds;
}

/**
 * With 200 remotes and windows of ten minutes, alpha is one false alarm in about a year. It is shared among the
 * measures as in a rollout. A window that fails always is one after 20 page loads. A rollout compares two versions at
 * one time; here ten minutes are compared with a day, so what changes between noon and midnight is tolerated.
 */
export const defaultStableRule: StableRule = {
  alpha: 1e-7,
  sample: 20,
  harmed: { tolerance: 0.02, most: 0.1 },
  errored: { tolerance: 0.05, most: 0.5 },
  lost: { tolerance: 0.05, most: 0.25 },
  symptom: { tolerance: 0.05, most: 0.25 },
  vital: { tolerance: 0.25, most: 1 },
};

/** Page loads of now and of the time before. */
interface StableCounts {
  readonly window: ArmHealth;
  readonly past: ArmHealth;
}

/** What is wrong with a version everyone runs, in one sentence, and the numbers that say so. */
export interface StableVerdict {
  readonly message: string;
  readonly window: Counts;
  readonly past: Counts;
}

function boundsOf({ key }: Measure, rule: StableRule): StableBounds {
  if (key === 'harmed' || key === 'errored' || key === 'lost') return rule[key];
  return isVital(key) || key === 'failed-call' ? rule.vital : rule.symptom;
}

/**
 * What surely is wrong; null when nothing is. There is no version beside it to compare with, so it is compared with its
 * remote's own past, and with bounds that hold where there is none.
 */
export function judgeStable(
  counts: StableCounts,
  rule: StableRule = defaultStableRule,
): StableVerdict | null {
  for (const measure of measuresOf(defaultRule)) {
    const verdict = judgeMeasure(measure, counts, rule);
    if (verdict !== null) return verdict;
  }
  return null;
}

function judgeMeasure(
  measure: Measure,
  counts: StableCounts,
  rule: StableRule,
): StableVerdict | null {
  const [window, past] = [countsOf(measure, counts.window), countsOf(measure, counts.past)];
  if (window.trials < rule.sample || window.hits === 0) return null;
  const { tolerance, most } = boundsOf(measure, rule);
  const alpha = rule.alpha * measure.part;
  const now = confidenceSequence(window, alpha);
  if (now.low <= most && !isWorse()) return null;
  return { message: describe(measure, window, past), window, past };

  function isWorse(): boolean {
    return past.trials >= rule.sample && now.low > confidenceSequence(past, alpha).high + tolerance;
  }
}

/** A crash may be counted before the page load it belongs to. */
function countsOf({ read, trials }: Measure, health: ArmHealth): Counts {
  const all = trials(health);
  return { hits: Math.min(read(health), all), trials: all };
}

function describe({ name }: Measure, window: Counts, past: Counts): string {
  const since =
    past.trials === 0
      ? 'there were none before to compare with'
      : `${past.hits} of ${past.trials} in the day before`;
  return `${window.hits} of ${window.trials} page loads ${name} in the last ten minutes; ${since}.`;
}
