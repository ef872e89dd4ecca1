import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { isPassed } from './drill-report';
import { runDrill } from './run-drill';

test('a version that throws in real browsers is taken back by itself, and nobody is left without a page', async () => {
  const report = await runDrill({
    fault: 'render',
    // More of them than a small machine has cores only wait for each other, until a page counts as missing.
    browsers: 2,
    share: 5_000,
    timeoutMs: 180_000,
    now: () => Date.now(),
    wait: (ms) => wait(ms),
    progress: () => {},
  });
  assert.equal(isPassed(report), true, JSON.stringify(report));
  assert.equal(report.loads.harmed, report.loads.candidate);
  assert.ok(report.loads.harmed >= 10, 'the rule asks for ten page loads of each arm');
  assert.match(report.evidence, /page loads of 1\.0\.1-drill .* failed or crashed/);
});
