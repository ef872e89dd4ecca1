import * as z from 'zod/mini';
import { fromRoot } from './test-run';
import type { TestRun } from './test-run';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          duration: z.nullish(z.number()),
        }),
      ),
    }),
  ),
});

/** What jest's `--json` file says, with every test by file and title. */
export function readJestReport(text: string) {
  const read = report.parse(JSON.parse(text));
  const tests = read.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, duration }): TestRun => {
      const outcome = status === 'passed' || status === 'failed' ? status : 'skipped';
      return { file: fromRoot(name), title, outcome, milliseconds: duration ?? 0 };
    }),
  );
  return {
    passed: read.numPassedTests,
    // A file that does not even load has no failed test of its own.
    failed: read.numFailedTests + read.numRuntimeErrorTestSuites,
    skipped: read.numPendingTests,
    tests,
  };
}
