import type { RecoveredTest, TestRun } from './test-run';

/** What one suite came to; `note` says why something was skipped. */
export interface SuiteResult {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly note?: string;
  readonly seconds?: number;
  /** Every test it ran, where its runner tells. */
  readonly tests?: readonly TestRun[];
  /** Tests that failed and passed when they were tried again (decision 018). */
  readonly recovered?: readonly RecoveredTest[];
}

/** A suite that could not even run counts as one failure, never as nothing. */
export function failedToRun(suite: string, reason: string): SuiteResult {
  return { suite, passed: 0, failed: 1, skipped: 0, note: reason };
}
