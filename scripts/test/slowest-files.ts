import type { TestRun } from './test-run';

/** How many files a suite names: enough to see what its time goes into. */
const named = 5;

/** The files of a suite whose tests took longest, as lines to print; none where the runner tells no times. */
export function describeSlowestFiles(tests: readonly TestRun[]): string[] {
  const totals = new Map<string, number>();
  for (const { file, milliseconds = 0 } of tests)
    totals.set(file, (totals.get(file) ?? 0) + milliseconds);
  return [...totals]
    .filter(([, milliseconds]) => milliseconds >= 1000)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, named)
    .map(([file, milliseconds]) => `  ${Math.round(milliseconds / 1000)} s ${file}`);
}
