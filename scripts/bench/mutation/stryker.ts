import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCaptured } from '../../test/run-captured';
import { root } from '../../webpack/workspaces';
import type { MutatedPart } from './parts';

/** The last major that runs on Node 20. Not a development dependency: 70 MB that only this bench needs. */
const version = '9.6.1';
const packages = ['core', 'jest-runner', 'tap-runner'] as const;

const folder = path.join(root, '.cache', 'stryker');
const inside = (...names: string[]): string =>
  path.join(folder, 'node_modules', '@stryker-mutator', ...names);

/** Installs Stryker into `.cache`, which takes the network once; returns the program to run. */
export async function installStryker(): Promise<string> {
  const program = inside('core', 'bin', 'stryker.js');
  if (!existsSync(program)) {
    await mkdir(folder, { recursive: true });
    // Without one npm would install into the repository above.
    await writeFile(path.join(folder, 'package.json'), '{"private":true}');
    const named = packages.map((name) => `@stryker-mutator/${name}@${version}`);
    const { code, output } = await runCaptured(
      'npm',
      ['install', '--ignore-scripts', ...named],
      folder,
    );
    if (code !== 0) throw new Error(`Stryker could not be installed:\n${output}`);
  }
  return program;
}

/** Settings of a run in a copy of the repository, where files are mutated in place. */
export function strykerSettings(part: MutatedPart, report: string): Record<string, unknown> {
  const runner = part.runner === 'jest' ? 'jest' : 'tap';
  return {
    testRunner: runner,
    plugins: [inside(`${runner}-runner`, 'dist', 'src', 'index.js')],
    jest: { configFile: 'jest.config.mjs', enableFindRelatedTests: true },
    tap: {
      testFiles: part.tests ?? [],
      nodeArgs: ['--import', 'tsx', '-r', '{{hookFile}}', '{{testFile}}'],
    },
    // Its reader of tsconfig.json needs the compiler's API, which TypeScript 7 no longer has.
    tsconfigFile: 'none.json',
    inPlace: true,
    coverageAnalysis: 'perTest',
    mutate: [...part.mutate, '!**/*.test.*'],
    mutator: { excludedMutations: part.without ?? [] },
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    concurrency: 2,
  };
}
