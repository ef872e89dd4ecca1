import { confidenceSequence } from './confidence-sequence';
import type { Counts } from './confidence-sequence';

/** When a version that everyone runs is worth an alarm. */
export interface StableRule {
  /** Chance that a window of a version no worse than before raises one, however often it is looked at. */
  readonly alpha: number;
  /** Page loads of the window before it says anything. */
  readonly sample: number;
  /** How much worse than its own past counts as worse. */
  readonly tolerance: number;
  /** Harmed beyond this share it is an alarm whatever the past was. */
  readonly most: number;
}

/**
 * With 200 remotes and windows of ten minutes, alpha is one false alarm in about a year. A window that fails
 * always is one after 20 page loads.
 */
export const defaultStableRule: StableRule = {
  alpha: 1e-7,
  sample: 20,
  tolerance: 0.02,
  most: 0.1,
};

/** Harmed page loads of all page loads, of now and of the time before. */
export interface StableCounts {
  readonly window: Counts;
  readonly past: Counts;
}

/**
 * What is wrong with a version everyone runs, in one sentence; null when nothing surely is. There is no version
 * beside it to compare with, so it is compared with its remote's own past, and with a bound that holds
 * where there is none.
 */
export function judgeStable(
  { window, past }: StableCounts,
  rule: StableRule = defaultStableRule,
): string | null {
  if (window.trials < rule.sample) return null;
  const now = confidenceSequence(atMost(window), rule.alpha);
  const before = confidenceSequence(atMost(past), rule.alpha);
  const isWorse = past.trials >= rule.sample && now.low > before.high + rule.tolerance;
  if (!isWorse && now.low <= rule.most) return null;
  const seen = `${window.hits} of ${window.trials} page loads failed or crashed`;
  const since =
    past.trials === 0
      ? 'there were none before to compare with'
      : `${past.hits} of ${past.trials} in the day before`;
  return `${seen} in the last ten minutes; ${since}.`;
}

/** A crash may be counted before the page load it belongs to. */
const atMost = ({ hits, trials }: Counts): Counts => ({ hits: Math.min(hits, trials), trials });
