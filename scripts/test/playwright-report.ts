import path from 'node:path';
import * as z from 'zod/mini';
import { fromRoot } from './test-run';
import type { TestRun } from './test-run';

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string() })),
});

const report = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(z.unknown()),
});

const suite = z.object({
  specs: z._default(z.array(spec), []),
  suites: z._default(z.array(z.unknown()), []),
});

/** What Playwright's JSON file says, with every test by file and title. */
export function readPlaywrightReport(text: string) {
  const { config, stats, suites } = report.parse(JSON.parse(text));
  const triedAgain = suites.flatMap(passedWhenTriedAgain);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    tests: suites.flatMap((item) => runsOf(item, config.rootDir)),
    ...(triedAgain.length > 0
      ? { note: `passed only when tried again: ${triedAgain.join('; ')}` }
      : {}),
  };
}

/** Groups nest without end, so each level is read by itself. */
function runsOf(item: unknown, folder: string): TestRun[] {
  const { specs, suites } = suite.parse(item);
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({
      file: fromRoot(path.resolve(folder, file)),
      title,
      outcome: outcomeOf(status),
    })),
  );
  return [...own, ...suites.flatMap((inner) => runsOf(inner, folder))];
}

/** Titles of tests that failed once and then passed. They count as passed, and are never silent. */
function passedWhenTriedAgain(item: unknown): string[] {
  const { specs, suites } = suite.parse(item);
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => title), ...suites.flatMap(passedWhenTriedAgain)];
}

function outcomeOf(status: string): TestRun['outcome'] {
  if (status === 'expected' || status === 'flaky') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}
