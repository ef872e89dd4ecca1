import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../webpack/workspaces';
import countResults from './count-reporter.mjs';
import { readJestReport } from './jest-report';
import { readNodeReport } from './node-report';
import { readPlaywrightReport } from './playwright-report';
import { filesToTryAgain, withSecondTry } from './second-try';
import type { TestRun } from './test-run';

const file = 'mfe-a/src/x.test.ts';
const full = path.join(root, file);

test('jest tells every test by file, title and outcome, and a file that does not load', () => {
  const statuses = ['passed', 'failed', 'pending', 'todo'];
  const report = readJestReport(
    JSON.stringify({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: full,
          assertionResults: statuses.map((status) => ({
            title: status,
            status,
            // What did not run has none.
            duration: status === 'passed' || status === 'failed' ? 12 : null,
          })),
        },
      ],
    }),
  );
  assert.deepEqual(report, {
    passed: 1,
    failed: 2,
    skipped: 1,
    tests: [
      { file, title: 'passed', outcome: 'passed', milliseconds: 12 },
      { file, title: 'failed', outcome: 'failed', milliseconds: 12 },
      { file, title: 'pending', outcome: 'skipped', milliseconds: 0 },
      { file, title: 'todo', outcome: 'skipped', milliseconds: 0 },
    ],
  });
});

test('playwright tells tests at every depth, and names what passed only when tried again', () => {
  const failedTry = {
    duration: 30_000,
    errors: [{ message: '\u001B[31mTimed out\u001B[39m\non the page' }],
    stdout: [{ text: 'host: refused' }],
  };
  const passedTry = { duration: 2000, errors: [], stdout: [{ text: 'host: accepted' }] };
  const spec = (title: string, status: string) => ({
    title,
    file: 'x.e2e.ts',
    tests: [{ status, results: status === 'flaky' ? [failedTry, passedTry] : [] }],
  });
  const report = readPlaywrightReport(
    JSON.stringify({
      config: { rootDir: path.join(root, 'e2e') },
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      suites: [
        {
          specs: [spec('a', 'expected'), spec('b', 'flaky')],
          suites: [
            { specs: [spec('c', 'unexpected')], suites: [{ specs: [spec('d', 'skipped')] }] },
          ],
        },
      ],
    }),
  );
  assert.deepEqual(
    report.tests.map(({ title, outcome }) => [title, outcome]),
    [
      ['a', 'passed'],
      ['b', 'passed'],
      ['c', 'failed'],
      ['d', 'skipped'],
    ],
  );
  assert.equal(report.tests[0]?.file, 'e2e/x.e2e.ts');
  assert.equal(report.tests[1]?.milliseconds, 32_000, 'both tries');
  assert.deepEqual([report.passed, report.failed], [2, 1]);
  assert.deepEqual(report.recovered, [
    { file: 'e2e/x.e2e.ts', title: 'b', failure: 'Timed out\non the page\nhost: refused' },
  ]);
});

async function* events() {
  const data = (name: string) => ({ name, file: full, details: { duration_ms: 41.7 } });
  yield { type: 'test:start', data: data('passes') };
  yield { type: 'test:pass', data: data('passes') };
  const error = new Error('wrapper', { cause: 'not equal' });
  yield { type: 'test:fail', data: { ...data('fails'), details: { error, duration_ms: 41.7 } } };
  yield { type: 'test:pass', data: { ...data('left out'), skip: true } };
  yield { type: 'test:pass', data: { ...data('to do'), todo: 'later' } };
  yield { type: 'test:pass', data: { ...data('a group'), details: { type: 'suite' } } };
  const suiteFailure = (failureType: string) => ({
    details: { type: 'suite', duration_ms: 41.7, error: { failureType, cause: 'no file' } },
  });
  yield {
    type: 'test:fail',
    data: { ...data('of failed tests'), ...suiteFailure('subtestsFailed') },
  };
  yield {
    type: 'test:fail',
    data: { ...data('not loaded'), ...suiteFailure('testCodeFailure') },
  };
}

test('node’s runner tells every test, and what is to do has not passed', async () => {
  let written = '';
  for await (const text of countResults(events())) written += text;
  assert.deepEqual(readNodeReport(written), {
    passed: 1,
    failed: 2,
    skipped: 2,
    tests: [
      { file, title: 'passes', outcome: 'passed', milliseconds: 42 },
      { file, title: 'fails', outcome: 'failed', milliseconds: 42, failure: 'not equal' },
      { file, title: 'left out', outcome: 'skipped', milliseconds: 42 },
      { file, title: 'to do', outcome: 'skipped', milliseconds: 42 },
      { file, title: 'not loaded', outcome: 'failed', milliseconds: 42, failure: 'no file' },
    ],
  });
});

test('a program that died counts for each of its files, a file that did not load for itself', () => {
  const program = path.join(root, '.cache/tests-1/together-0.js');
  const other = 'mfe-a/src/y.test.ts';
  const failedFiles = (title: string): readonly string[] => {
    const report = JSON.stringify({ tests: [{ file: program, title, outcome: 'failed' }] });
    const { failed, tests } = readNodeReport(report, new Map([[program, [file, other]]]));
    assert.equal(failed, tests.length);
    return tests.map((failure) => failure.file);
  };
  assert.deepEqual(failedFiles(program), [file, other]);
  assert.deepEqual(failedFiles(other), [other]);
});

const counted = (...tests: [string, string, TestRun['outcome']][]) => {
  const count = (outcome: string) => tests.filter((test) => test[2] === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    tests: tests.map(([inFile, title, outcome]) => ({
      file: inFile,
      title,
      outcome,
      ...(outcome === 'failed' && { failure: `${title} broke` }),
    })),
  };
};

test('a file with a failure runs once more; what passes then is named, what fails again has failed', () => {
  const first = counted(
    ['x', 'flaky', 'failed'],
    ['x', 'good', 'passed'],
    ['y', 'broken', 'failed'],
    ['z', 'untouched', 'passed'],
    ['endpoint-conformance', 'no token', 'failed'],
  );
  const again = filesToTryAgain(first, ['x', 'y', 'z']);
  assert.deepEqual(again, ['x', 'y']);
  const second = counted(
    ['x', 'flaky', 'passed'],
    ['x', 'good', 'passed'],
    ['y', 'broken', 'failed'],
    ['endpoint-conformance', 'no token', 'passed'],
  );
  const result = withSecondTry(first, second, again);
  assert.deepEqual([result.passed, result.failed], [3, 2]);
  assert.deepEqual(result.recovered, [{ file: 'x', title: 'flaky', failure: 'flaky broke' }]);
  assert.equal(result.tests.length, 5);
});

test('a file that dies both times stays a failure', () => {
  const died = counted(['x', 'x', 'failed']);
  assert.equal(withSecondTry(died, died, ['x']).failed, 1);
});
