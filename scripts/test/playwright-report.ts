import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { fromRoot } from './test-run';
import type { RecoveredTest, TestRun } from './test-run';

const tryOfTest = z.object({
  errors: z._default(z.array(z.object({ message: z.optional(z.string()) })), []),
  duration: z._default(z.number(), 0),
  stdout: z._default(z.array(z.object({ text: z.optional(z.string()) })), []),
  stderr: z._default(z.array(z.object({ text: z.optional(z.string()) })), []),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z._default(z.array(tryOfTest), []) })),
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
  const recovered = suites.flatMap((item) => recoveredIn(item, config.rootDir));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    tests: suites.flatMap((item) => runsOf(item, config.rootDir)),
    ...(recovered.length > 0 && { recovered }),
  };
}

/** Groups nest without end, so each level is read by itself. */
function runsOf(item: unknown, folder: string): TestRun[] {
  const { specs, suites } = suite.parse(item);
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      file: fromRoot(path.resolve(folder, file)),
      title,
      outcome: outcomeOf(status),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap((inner) => runsOf(inner, folder))];
}

/** Tests that failed once and then passed. They count as passed, and are never silent. */
function recoveredIn(item: unknown, folder: string): RecoveredTest[] {
  const { specs, suites } = suite.parse(item);
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => ({
        file: fromRoot(path.resolve(folder, file)),
        title,
        failure: results.map(failureOf).find((text) => text !== '') ?? '',
      })),
  );
  return [...own, ...suites.flatMap((inner) => recoveredIn(inner, folder))];
}

/** What one try said: its errors, then what it printed. */
function failureOf({ errors, stdout, stderr }: z.infer<typeof tryOfTest>): string {
  if (errors.length === 0) return '';
  const messages = errors.map(({ message = '' }) => message);
  const printed = [...stdout, ...stderr].map(({ text = '' }) => text);
  return stripVTControlCharacters([...messages, ...printed].join('\n'));
}

function outcomeOf(status: string): TestRun['outcome'] {
  if (status === 'expected' || status === 'flaky') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}
