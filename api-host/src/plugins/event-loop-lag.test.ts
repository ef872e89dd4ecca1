import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchLag } from './event-loop-lag';

test('a loop is lagging after several late turns, until one is on time; a single late turn does not count', async () => {
  const lag = watchLag();
  const turnLate = async (): Promise<void> => {
    const end = performance.now() + 150;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  };
  await turnLate();
  assert.equal(lag(), 0);
  await turnLate();
  await turnLate();
  assert.ok(lag() > 50);
  while (lag() > 0) await new Promise(setImmediate);
});
