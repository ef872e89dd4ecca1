import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../webpack/workspaces';
import { readPlaywrightReport } from './playwright-report';
import { runProgram } from './run-program';
import { failedToRun } from './suite-result';
import type { SuiteResult } from './suite-result';

/** Runs the end-to-end journeys against the built suite in a real browser. */
export async function runPlaywrightSuite(browser: string): Promise<SuiteResult> {
  const name = 'End-to-end tests (Chromium)';
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-e2e-'));
  const file = path.join(folder, 'report.json');
  const playwright = path.join(root, 'node_modules/.bin/playwright');
  // Trying again tells a loaded machine from a fault; the report names every test that needed it.
  const code = await runProgram(playwright, ['test', '--retries=2', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const text = await readFile(file, 'utf8').catch(() => '');
  await rm(folder, { recursive: true, force: true });
  if (!text) return failedToRun(name, `playwright ended with code ${code} and left no report`);
  const result = readPlaywrightReport(text);
  if (code !== 0 && result.failed === 0) {
    return failedToRun(name, `playwright ended with code ${code}`);
  }
  return { suite: name, ...result };
}
