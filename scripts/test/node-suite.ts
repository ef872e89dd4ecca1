import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { compile } from '../compile/compile';
import { hostEntries } from '../compile/compile-host';
import { compiledName } from '../compile/source-locations';
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

/** Scripts load configuration written in TypeScript while they run. */
const runsFromSource = (file: string) => file.startsWith('scripts/');

/**
 * Compiles what can be: loading some hundred sources one by one took most of a short test's time.
 * Returns what to hand to the runner.
 */
async function compileTests(files: readonly string[], outdir: string): Promise<string[]> {
  const compiled = files.filter((file) => !runsFromSource(file));
  if (compiled.length > 0) await compile([...compiled, ...(await hostEntries())], outdir);
  return files.map((file) =>
    runsFromSource(file) ? file : path.join(outdir, `${compiledName(file)}.js`),
  );
}

/** Runs files with Node's own test runner and reads our reporter's file. */
export async function runNodeSuite(suite: NodeSuite): Promise<SuiteResult> {
  const { name, environment = {} } = suite;
  const files = await filesOf(suite);
  if (files.length === 0) return failedToRun(name, 'no test file was found');
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-test-'));
  const compiled = path.join(root, '.cache', `tests-${process.pid}`);
  const programs = await compileTests(files, compiled);
  const report = path.join(folder, 'counts.json');
  const reporter = path.join(root, 'scripts/test/count-reporter.mjs');
  const code = await runProgram(
    process.execPath,
    [
      // PGlite lives for seconds here: optimizing its WebAssembly costs a sixth of the time and never pays.
      '--liftoff-only',
      // Failures are told, and tests counted, by the files they are written in.
      '--enable-source-maps',
      ...(files.some(runsFromSource) ? ['--import', 'tsx'] : []),
      '--test',
      '--test-concurrency=2',
      // In milliseconds, for a whole file: what hangs fails, and is named, before CI's own time is over.
      '--test-timeout=600000',
      '--test-reporter=dot',
      '--test-reporter-destination=stdout',
      `--test-reporter=${reporter}`,
      `--test-reporter-destination=${report}`,
      ...programs.toSorted(),
    ],
    environment,
  );
  const text = await readFile(report, 'utf8').catch(() => '');
  await Promise.all([folder, compiled].map((made) => rm(made, { recursive: true, force: true })));
  if (!text) return failedToRun(name, `the runner ended with code ${code} and left no report`);
  const result = readNodeReport(text);
  if (code !== 0 && result.failed === 0)
    return failedToRun(name, `the runner ended with code ${code}`);
  return { suite: name, ...result };
}
