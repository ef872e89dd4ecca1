import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../webpack/workspaces';
import { readJestReport } from './jest-report';
import { runProgram } from './run-program';
import { failedToRun } from './suite-result';
import type { SuiteResult } from './suite-result';

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
  return { suite: name, ...readJestReport(text) };
}
