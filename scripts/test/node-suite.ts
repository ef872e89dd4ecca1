import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { compile } from '../compile/compile';
import { hostEntries } from '../compile/compile-host';
import { compiledName } from '../compile/source-locations';
import { root } from '../webpack/workspaces';
import { readNodeReport } from './node-report';
import type { FilesOfProgram } from './node-report';
import { filesThatLoad } from './reaching-files';
import { runProgram } from './run-program';
import { writeSharedPrograms } from './shared-processes';
import { filesToTryAgain, withSecondTry } from './second-try';
import { failedToRun } from './suite-result';
import type { SuiteResult } from './suite-result';

export interface NodeSuite {
  readonly name: string;
  readonly patterns: readonly string[];
  readonly ignore?: readonly string[];
  /** Only files that load this one, directly or not. */
  readonly loading?: string;
  /** Only files that do not load this one. */
  readonly notLoading?: string;
  /** Only tests whose title fits this regular expression; the others of their files are not counted. */
  readonly titled?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** How many files share a process in the first run; without it each has its own. */
  readonly filesPerProcess?: number;
}

async function filesOf(suite: NodeSuite): Promise<string[]> {
  const { patterns, ignore = [], loading, notLoading } = suite;
  const options = { cwd: root, ignore: ['**/node_modules/**', ...ignore] };
  const files = await glob([...patterns], options);
  const left = new Set(notLoading === undefined ? [] : filesThatLoad(notLoading, files));
  const taken = loading === undefined ? files : filesThatLoad(loading, files);
  return taken.filter((file) => !left.has(file));
}

/** Scripts load configuration written in TypeScript while they run. */
const runsFromSource = (file: string) => file.startsWith('scripts/');

const byStart = (one: string, other: string): number =>
  Number(runsFromSource(other)) - Number(runsFromSource(one)) || (one < other ? -1 : 1);

/**
 * Compiles what can be: loading some hundred sources one by one took most of a short test's time.
 * Returns what to hand to the runner for each file.
 */
async function compileTests(
  files: readonly string[],
  outdir: string,
): Promise<Map<string, string>> {
  const compiled = files.filter((file) => !runsFromSource(file));
  if (compiled.length > 0) await compile([...compiled, ...(await hostEntries())], outdir);
  return new Map(
    files.map((file) => [
      file,
      runsFromSource(file) ? file : path.join(outdir, `${compiledName(file)}.js`),
    ]),
  );
}

/** One program for each of these files. */
const separately = (programs: ReadonlyMap<string, string>, files: readonly string[]) =>
  new Map(files.map((file) => [programs.get(file) ?? file, [file]]));

/** What is compiled shares processes; what runs from source has one of its own. */
async function shareProcesses(programs: ReadonlyMap<string, string>, perProcess: number) {
  const fromSource = [...programs.keys()].filter(runsFromSource);
  const compiled = new Map([...programs].filter(([file]) => !runsFromSource(file)));
  const shared = await writeSharedPrograms(compiled, perProcess);
  return new Map([...separately(programs, fromSource), ...shared]);
}

/** Runs files with Node's own test runner; the failed ones once more by themselves (decision 018). */
export async function runNodeSuite(suite: NodeSuite): Promise<SuiteResult> {
  const { name, environment = {}, titled, filesPerProcess = 1 } = suite;
  const files = await filesOf(suite);
  if (files.length === 0) return failedToRun(name, 'no test file was found');
  const folder = path.join(root, '.cache', `tests-${process.pid}`);
  try {
    const programs = await compileTests(files, folder);
    const firstRun =
      filesPerProcess === 1
        ? separately(programs, files)
        : await shareProcesses(programs, filesPerProcess);
    const first = await runPrograms(firstRun, { environment, atOnce: 2, titled });
    const again = filesToTryAgain(first, files);
    if (again.length === 0) return { suite: name, ...first };
    const alone = separately(programs, again);
    const second = await runPrograms(alone, { environment, atOnce: 1, titled });
    return { suite: name, ...withSecondTry(first, second, again) };
  } catch (error) {
    return failedToRun(name, error instanceof Error ? error.message : String(error));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Run {
  readonly environment: Readonly<Record<string, string>>;
  /** Programs that run beside each other. */
  readonly atOnce: number;
  readonly titled: string | undefined;
}

/** Runs programs and reads our reporter's file; throws when the runner itself failed. */
async function runPrograms(programs: FilesOfProgram, { environment, atOnce, titled }: Run) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-test-'));
  const report = path.join(folder, 'counts.json');
  const names = [...programs.keys()];
  const code = await runProgram(
    process.execPath,
    [
      // PGlite lives for seconds here: optimizing its WebAssembly costs a sixth of the time and never pays.
      '--liftoff-only',
      // Failures are told, and tests counted, by the files they are written in.
      '--enable-source-maps',
      ...(names.some(runsFromSource) ? ['--import', 'tsx'] : []),
      '--test',
      `--test-concurrency=${atOnce}`,
      ...(titled === undefined ? [] : [`--test-name-pattern=${titled}`]),
      // In milliseconds, for a whole process: what hangs fails, and is named, before CI's own time is over.
      '--test-timeout=600000',
      '--test-reporter=dot',
      '--test-reporter-destination=stdout',
      `--test-reporter=${path.join(root, 'scripts/test/count-reporter.mjs')}`,
      `--test-reporter-destination=${report}`,
      // Those of scripts wait for servers and clocks: the others run meanwhile, and not before.
      ...names.toSorted(byStart),
    ],
    environment,
  );
  const text = await readFile(report, 'utf8').catch(() => '');
  await rm(folder, { recursive: true, force: true });
  if (!text) throw new Error(`the runner ended with code ${code} and left no report`);
  const result = readNodeReport(text, programs);
  if (code !== 0 && result.failed === 0) throw new Error(`the runner ended with code ${code}`);
  return result;
}
