import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { root } from '../webpack/workspaces';
import { readNodeReport } from './node-report';
import { filesThatLoad } from './reaching-files';
import { runProgram } from './run-program';
import { failedToRun } from './suite-result';
import type { SuiteResult } from './suite-result';

export interface NodeSuite {
  readonly name: string;
  readonly patterns: readonly string[];
  readonly ignore?: readonly string[];
  /** Only files that load this one, directly or not. */
  readonly loading?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

async function filesOf({ patterns, ignore = [], loading }: NodeSuite): Promise<string[]> {
  const options = { cwd: root, ignore: ['**/node_modules/**', ...ignore] };
  const files = await glob([...patterns], options);
  return loading === undefined ? files : filesThatLoad(loading, files);
}

/** Runs files with Node's own test runner and reads our reporter's file. */
export async function runNodeSuite(suite: NodeSuite): Promise<SuiteResult> {
  const { name, environment = {} } = suite;
  const files = await filesOf(suite);
  if (files.length === 0) return failedToRun(name, 'no test file was found');
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-test-'));
  const report = path.join(folder, 'counts.json');
  const reporter = path.join(root, 'scripts/test/count-reporter.mjs');
  const code = await runProgram(
    process.execPath,
    [
      // PGlite lives for seconds here: optimizing its WebAssembly costs a sixth of the time and never pays.
      '--liftoff-only',
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
