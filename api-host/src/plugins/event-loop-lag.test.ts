import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchLag } from './event-loop-lag';

test('a loop that is late in several turns is behind, until it turns in time; one late turn is not', async () => {
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
