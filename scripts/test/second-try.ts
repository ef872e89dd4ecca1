import type { SuiteResult } from './suite-result';
import type { TestRun } from './test-run';

type Counted = Pick<SuiteResult, 'passed' | 'failed' | 'skipped' | 'recovered'> & {
  readonly tests: readonly TestRun[];
};

/** The test files with a failure, to be run once more by themselves. The file of shared tests is not one of them. */
export function filesToTryAgain(first: Counted, files: readonly string[]): string[] {
  const failed = new Set(
    first.tests.filter(({ outcome }) => outcome === 'failed').map(({ file }) => file),
  );
  return files.filter((file) => failed.has(file));
}

/**
 * The result of a suite whose failed files ran once more: those count as they came the second time, and
 * what passed only then is told apart, with what it said the first time.
 */
export function withSecondTry(first: Counted, second: Counted, again: readonly string[]): Counted {
  const isAgain = ({ file }: TestRun) => again.includes(file);
  const later = second.tests.filter(isAgain);
  const stillFailing = new Set(
    later.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title),
  );
  const recovered = first.tests
    .filter((run) => isAgain(run) && run.outcome === 'failed' && !stillFailing.has(run.title))
    .map(({ file, title, failure = '' }) => ({ file, title, failure }));
  const tests = [...first.tests.filter((run) => !isAgain(run)), ...later];
  const count = (outcome: TestRun['outcome']) =>
    tests.filter((run) => run.outcome === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    tests,
    ...(recovered.length > 0 && { recovered }),
  };
}
