import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../webpack/workspaces';
import { runProgram } from './run-program';
import { failedToRun } from './suite-result';
import type { SuiteResult } from './suite-result';

const report = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Runs the end-to-end journeys against the built suite in a real browser. */
export async function runPlaywrightSuite(browser: string): Promise<SuiteResult> {
  const name = 'End-to-end tests (Chromium)';
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-e2e-'));
  const file = path.join(folder, 'report.json');
  const playwright = path.join(root, 'node_modules/.bin/playwright');
  const code = await runProgram(playwright, ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const text = await readFile(file, 'utf8').catch(() => '');
  await rm(folder, { recursive: true, force: true });
  if (!text) return failedToRun(name, `playwright ended with code ${code} and left no report`);
  const { expected, unexpected, flaky, skipped } = report.parse(JSON.parse(text)).stats;
  if (code !== 0 && unexpected + flaky === 0) {
    return failedToRun(name, `playwright ended with code ${code}`);
  }
  return { suite: name, passed: expected, failed: unexpected + flaky, skipped };
}
