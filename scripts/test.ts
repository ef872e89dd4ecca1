/**
 * `npm test`: everything CI runs, on a machine with nothing but Node and git. Runs all suites also
 * after a failure and ends with `N passed, N failed` over all of them. `npm test -w mfe-projects`: the
 * tests of that workspace.
 */
import path from 'node:path';
import { runBudgetSuite } from './budgets/budget-suite';
import { buildSuite } from './build/build-suite';
import { runCheck } from './check/run-check';
import { runCoverageSuite } from './coverage/coverage-suite';
import { apiSuites, asksForBoth } from './test/api-suites';
import { findBrowser } from './test/find-browser';
import { runJestSuite } from './test/jest-suite';
import { runNodeSuite } from './test/node-suite';
import type { NodeSuite } from './test/node-suite';
import { runPlaywrightSuite } from './test/playwright-suite';
import { failRecovered, failsOnRetry, writeRecoveredLog } from './test/recovered-tests';
import { runProgram } from './test/run-program';
import { findPostgres, startPostgres } from './test/postgres-server';
import { failedToRun } from './test/suite-result';
import type { SuiteResult } from './test/suite-result';
import { describeSlowestFiles } from './test/slowest-files';
import { describeSuite, summarize } from './test/summary';
import { testFiles } from './test/test-files';
import { root } from './webpack/workspaces';

async function runCheckSuite(): Promise<SuiteResult> {
  const results = await runCheck();
  const failed = results.filter(({ failure }) => failure !== null);
  for (const { title, failure } of failed) console.error(`\n✗ ${title}\n${failure}`);
  const passed = results.length - failed.length;
  return { suite: 'Checks', passed, failed: failed.length, skipped: 0 };
}

const scriptTests = {
  name: 'Script tests',
  patterns: testFiles.scripts,
  ignore: testFiles.browser,
};

/** Runs a suite on a throw-away PostgreSQL. */
async function runOnPostgres(suite: NodeSuite): Promise<SuiteResult> {
  const server = await startPostgres();
  if (!server) return failedToRun(suite.name, 'PostgreSQL was found and did not start');
  try {
    return await runNodeSuite({ ...suite, environment: { TEST_DATABASE_URL: server.url } });
  } finally {
    server.stop();
  }
}

async function runApiSuites(): Promise<SuiteResult[]> {
  const server = await findPostgres();
  if (!server) console.log('PostgreSQL is not installed and could not be: all runs on PGlite');
  const results: SuiteResult[] = [];
  for (const suite of apiSuites({ server, both: asksForBoth(process.env) })) {
    const run = suite.engine === 'server' ? runOnPostgres : runNodeSuite;
    results.push(...(await guarded(suite.name, () => timed(() => run(suite)))));
  }
  return results;
}

async function runInBrowser(): Promise<SuiteResult[]> {
  const browser = await findBrowser();
  const environment = { CHROMIUM_PATH: browser };
  await buildSuite();
  return [
    ...(await guarded('Budgets', async () => runBudgetSuite())),
    await timed(() =>
      runNodeSuite({ name: 'Browser tests', patterns: testFiles.browser, environment }),
    ),
    await timed(() => runPlaywrightSuite(browser)),
  ];
}

async function timed(run: () => Promise<SuiteResult>): Promise<SuiteResult> {
  const start = performance.now();
  const result = await run();
  const seconds = Math.round((performance.now() - start) / 1000);
  // Told at once: a run that is cut off has said what its time went into.
  const lines = [
    describeSuite({ ...result, seconds }),
    ...describeSlowestFiles(result.tests ?? []),
  ];
  console.log(`\n${lines.join('\n')}`);
  return { ...result, seconds };
}

/** A suite that throws costs itself and is counted; the others still run. */
async function guarded(
  name: string,
  run: () => Promise<SuiteResult | SuiteResult[]>,
): Promise<SuiteResult[]> {
  console.log(`\n── ${name}`);
  try {
    return [await run()].flat();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return [failedToRun(name, reason.split('\n')[0] ?? reason)];
  }
}

/** Downloads beside the suites that need none of it; what fails here is told by the suite that needs it. */
function installPrograms(): Promise<unknown> {
  return Promise.allSettled([findPostgres(), findBrowser()]);
}

async function testEverything(): Promise<number> {
  const programs = installPrograms();
  const results = [
    ...(await guarded('Checks', () => timed(runCheckSuite))),
    ...(await guarded('Unit tests (jest)', () => timed(runJestSuite))),
    ...(await guarded('Script tests', () => timed(() => runNodeSuite(scriptTests)))),
  ];
  // The host takes a browser it finds for pictures of websites; half of one would mislead its tests.
  await programs;
  results.push(
    ...(await runApiSuites()),
    ...(await guarded('Browser and end-to-end tests', runInBrowser)),
  );
  await writeRecoveredLog(results);
  const judged = failsOnRetry(process.env) ? results.map(failRecovered) : results;
  judged.push(...(await guarded('Specification coverage', () => runCoverageSuite(judged))));
  const { lines, failed } = summarize(judged);
  console.log(`\n${lines.join('\n')}`);
  return failed;
}

/** The tests of one workspace, as its team runs them: no other one's, no browser, no host. */
function testWorkspace(folder: string): Promise<number> {
  return runProgram(path.join(root, 'node_modules/.bin/jest'), [`${folder}/`]);
}

const folder = process.argv[2];
const failures = await (folder === undefined ? testEverything() : testWorkspace(folder));
if (failures > 0) process.exitCode = 1;
