import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { failRecovered, failsOnRetry, writeRecoveredLog } from './recovered-tests';
import type { SuiteResult } from './suite-result';
import { summarize } from './summary';

const failure = '\nError: the dialog was closed\n    at x.e2e.ts:3';
const journeys: SuiteResult = {
  suite: 'Journeys',
  passed: 2,
  failed: 0,
  skipped: 0,
  tests: [
    { file: 'e2e/x.e2e.ts', title: 'signs in', outcome: 'passed' },
    { file: 'e2e/x.e2e.ts', title: 'publishes', outcome: 'passed' },
  ],
  recovered: [{ file: 'e2e/x.e2e.ts', title: 'publishes', failure }],
};

test('a recovered test counts as passed, and is named with the first line of its failure', () => {
  const { lines, failed } = summarize([journeys]);
  assert.equal(failed, 0);
  assert.deepEqual(lines, [
    'Journeys: 2 passed, 0 failed (passed only when tried again: publishes)',
    'Passed only when tried again:',
    '  e2e/x.e2e.ts › publishes: Error: the dialog was closed',
    '  Everything they said when they failed: .cache/tried-again.log',
    '2 passed, 0 failed',
  ]);
});

test('FAIL_ON_RETRY=1 counts it as failed, and keeps its name', () => {
  assert.deepEqual(
    [{}, { FAIL_ON_RETRY: '' }, { CI: 'true' }, { FAIL_ON_RETRY: '1' }].map(failsOnRetry),
    [false, false, false, true],
  );
  const judged = failRecovered(journeys);
  assert.deepEqual(
    judged.tests?.map(({ outcome }) => outcome),
    ['passed', 'failed'],
  );
  const { lines, failed } = summarize([judged]);
  assert.equal(failed, 1);
  assert.equal(lines.at(-1), '1 passed, 1 failed');
  assert.ok(lines.some((line) => line.includes('publishes: Error: the dialog was closed')));
});

test('the log keeps all that was said, and none of an earlier run', async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-tried-'));
  context.after(() => rm(folder, { recursive: true }));
  const log = path.join(folder, 'cache', 'tried-again.log');
  await writeRecoveredLog([journeys], log);
  const written = await readFile(log, 'utf8');
  assert.equal(written, `── e2e/x.e2e.ts › publishes\n${failure.trim()}\n`);
  await writeRecoveredLog([{ ...journeys, recovered: [] }], log);
  assert.equal(existsSync(log), false);
});
