import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeatWork } from './repeated-work';

test('work is repeated after a failure, and not after it was stopped', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  let enough = () => {};
  const twice = new Promise<void>((resolve) => (enough = resolve));
  const repeated = repeatWork({
    work: async () => {
      runs += 1;
      if (runs === 1) throw new Error('away');
      enough();
    },
    everyMs: 0,
    onError: (error) => errors.push(error),
  });
  await twice;
  await repeated.stop();
  const before = runs;
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(runs, before);
  assert.deepEqual(errors.map(String), ['Error: away']);
});

test('stopping waits for the current run', async () => {
  let finish = () => {};
  let finished = false;
  const repeated = repeatWork({
    work: async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      finished = true;
    },
    everyMs: 0,
    onError: (error) => assert.fail(String(error)),
  });
  const stopping = repeated.stop();
  finish();
  await stopping;
  assert.ok(finished);
});
