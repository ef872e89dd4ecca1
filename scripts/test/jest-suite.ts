import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../webpack/workspaces';
import { runProgram } from './run-program';
import { failedToRun } from './suite-result';
import type { SuiteResult } from './suite-result';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** Runs the component and unit tests of the browser workspaces. */
export async function runJestSuite(): Promise<SuiteResult> {
  const name = 'Unit tests (jest)';
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-jest-'));
  const file = path.join(folder, 'report.json');
  const jest = path.join(root, 'node_modules/.bin/jest');
  const code = await runProgram(jest, [
    '--silent',
    '--json',
    `--outputFile=${file}`,
    '--maxWorkers=2',
  ]);
  const text = await readFile(file, 'utf8').catch(() => '');
  await rm(folder, { recursive: true, force: true });
  if (!text) return failedToRun(name, `jest ended with code ${code} and left no report`);
  const counts = report.parse(JSON.parse(text));
  return {
    suite: name,
    passed: counts.numPassedTests,
    // A file that does not even load has no failed test of its own.
    failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    skipped: counts.numPendingTests,
  };
}
