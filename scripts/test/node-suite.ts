import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { root } from '../webpack/workspaces';
import { readNodeReport } from './node-report';
import { runProgram } from './run-program';
import { failedToRun } from './suite-result';
import type { SuiteResult } from './suite-result';

export interface NodeSuite {
  readonly name: string;
  readonly patterns: readonly string[];
  readonly ignore?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs files with Node's own test runner and reads our reporter's file. */
export async function runNodeSuite(suite: NodeSuite): Promise<SuiteResult> {
  const { name, patterns, ignore = [], environment = {} } = suite;
  const files = await glob([...patterns], { cwd: root, ignore: ['**/node_modules/**', ...ignore] });
  if (files.length === 0) return failedToRun(name, 'no test file was found');
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-test-'));
  const report = path.join(folder, 'counts.json');
  const reporter = path.join(root, 'scripts/test/count-reporter.mjs');
  const code = await runProgram(
    process.execPath,
    [
      '--import',
      'tsx',
      '--test',
      '--test-concurrency=2',
      '--test-reporter=dot',
      '--test-reporter-destination=stdout',
      `--test-reporter=${reporter}`,
      `--test-reporter-destination=${report}`,
      ...files.toSorted(),
    ],
    environment,
  );
  const text = await readFile(report, 'utf8').catch(() => '');
  await rm(folder, { recursive: true, force: true });
  if (!text) return failedToRun(name, `the runner ended with code ${code} and left no report`);
  const result = readNodeReport(text);
  if (code !== 0 && result.failed === 0)
    return failedToRun(name, `the runner ended with code ${code}`);
  return { suite: name, ...result };
}
