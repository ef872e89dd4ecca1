import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../webpack/workspaces';
import type { SuiteResult } from './suite-result';
import type { TestRun } from './test-run';

/** Where the failures of recovered tests are found after a run; written anew by each. */
export const recoveredLog = path.join(root, '.cache', 'tried-again.log');

/** Whether what passes only when tried again counts as failed: off, until somebody asks for it (decision 018). */
export const failsOnRetry = (environment: NodeJS.ProcessEnv): boolean =>
  environment['FAIL_ON_RETRY'] === '1';

const nameOf = ({ file, title }: Pick<TestRun, 'file' | 'title'>): string => `${file} › ${title}`;

/** The result with its recovered tests counted as failed. */
export function failRecovered(result: SuiteResult): SuiteResult {
  const { recovered = [], tests } = result;
  if (recovered.length === 0) return result;
  const names = new Set(recovered.map(nameOf));
  return {
    ...result,
    passed: result.passed - recovered.length,
    failed: result.failed + recovered.length,
    ...(tests && {
      tests: tests.map((run) =>
        names.has(nameOf(run)) ? { ...run, outcome: 'failed' as const } : run,
      ),
    }),
  };
}

/** What the closing lines say of recovered tests: each by name, with the first line of its failure. */
export function describeRecovered(results: readonly SuiteResult[]): string[] {
  const recovered = results.flatMap((result) => result.recovered ?? []);
  if (recovered.length === 0) return [];
  return [
    'Passed only when tried again:',
    ...recovered.map((test) => `  ${nameOf(test)}: ${firstLineOf(test.failure)}`),
    `  Everything they said when they failed: ${path.relative(root, recoveredLog)}`,
  ];
}

function firstLineOf(failure: string): string {
  const line = failure.split('\n').find((text) => text.trim() !== '');
  return line?.trim() ?? 'its runner told no error';
}

/** Leaves the failures of recovered tests where their cause can be looked for; nothing when there are none. */
export async function writeRecoveredLog(
  results: readonly SuiteResult[],
  file: string = recoveredLog,
): Promise<void> {
  const recovered = results.flatMap((result) => result.recovered ?? []);
  await rm(file, { force: true });
  if (recovered.length === 0) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    recovered.map((test) => `── ${nameOf(test)}\n${test.failure.trim()}\n`).join('\n'),
  );
}
