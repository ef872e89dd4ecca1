import { describeRecovered } from './recovered-tests';
import type { RecoveredTest } from './recovered-tests';
import type { TestRun } from './test-run';

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

/** Sums and lines to print: one per suite, what had to be tried again, and at the very end the line that CI reads. */
export function summarize(results: readonly SuiteResult[]): { lines: string[]; failed: number } {
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    results.reduce((total, result) => total + result[key], 0);
  const lines = results.map((result) => {
    const { suite, passed, failed, skipped, seconds } = result;
    const note = noteOf(result);
    const extra = skipped > 0 ? `, ${skipped} skipped` : '';
    const time = seconds === undefined ? '' : ` in ${seconds} s`;
    return `${suite}: ${passed} passed, ${failed} failed${extra}${time}${note ? ` (${note})` : ''}`;
  });
  return {
    lines: [
      ...lines,
      ...describeRecovered(results),
      `${sum('passed')} passed, ${sum('failed')} failed`,
    ],
    failed: sum('failed'),
  };
}

function noteOf({ note, recovered = [] }: SuiteResult): string {
  const titles = recovered.map(({ title }) => title).join('; ');
  return [note, titles && `passed only when tried again: ${titles}`].filter(Boolean).join('; ');
}
