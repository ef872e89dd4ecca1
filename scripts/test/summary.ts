import { describeRecovered } from './recovered-tests';
import type { SuiteResult } from './suite-result';

/** Sums and lines to print: one per suite, what had to be tried again, and at the very end the line that CI reads. */
export function summarize(results: readonly SuiteResult[]): { lines: string[]; failed: number } {
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    results.reduce((total, result) => total + result[key], 0);
  return {
    lines: [
      ...results.map(describeSuite),
      ...describeRecovered(results),
      `${sum('passed')} passed, ${sum('failed')} failed`,
    ],
    failed: sum('failed'),
  };
}

/** What one suite came to, in one line. */
export function describeSuite(result: SuiteResult): string {
  const { suite, passed, failed, skipped, seconds } = result;
  const note = noteOf(result);
  const extra = skipped > 0 ? `, ${skipped} skipped` : '';
  const time = seconds === undefined ? '' : ` in ${seconds} s`;
  return `${suite}: ${passed} passed, ${failed} failed${extra}${time}${note ? ` (${note})` : ''}`;
}

function noteOf({ note, recovered = [] }: SuiteResult): string {
  const titles = recovered.map(({ title }) => title).join('; ');
  return [note, titles && `passed only when tried again: ${titles}`].filter(Boolean).join('; ');
}
