import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { OpenDatabase } from '../database/open-database';
import { RequestFailure } from '../errors';
import { TestClock } from '../testing/test-clock';
import { openTestDatabase } from '../testing/test-database';
import { ProgressiveDelay } from './progressive-delay';

const rule = { free: 2, longestMs: 5_000, forgottenAfterMs: 60_000 };

let database: OpenDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

function makeDelay(name = randomUUID()) {
  const clock = new TestClock();
  const delay = new ProgressiveDelay({ db: database.db, clock: clock.now }, name, rule);
  return { name, clock, delay };
}

const refusedFor = (seconds: number) => (error: unknown) => {
  assert.ok(error instanceof RequestFailure);
  assert.equal(error.headers['retry-after'], String(seconds));
  return error.statusCode === 429;
};

test('free attempts are not delayed, each further one doubles the delay up to the maximum', async () => {
  const { clock, delay } = makeDelay();
  await delay.begin('a');
  await delay.begin('a');
  for (const seconds of [1, 2, 4, 5, 5]) {
    await assert.rejects(delay.begin('a'), refusedFor(seconds));
    clock.advance(seconds * 1000 - 1);
    await assert.rejects(delay.begin('a'), refusedFor(1));
    clock.advance(1);
    await delay.begin('a');
  }
});

test('attempts refused during the delay do not prolong it', async () => {
  const { clock, delay } = makeDelay();
  for (let n = 0; n < 2; n += 1) await delay.begin('a');
  for (let n = 0; n < 20; n += 1) await assert.rejects(delay.begin('a'), refusedFor(1));
  clock.advance(1_000);
  await delay.begin('a');
});

test('failures expire after a while without one, and are cleared', async () => {
  const { clock, delay } = makeDelay();
  for (let n = 0; n < 2; n += 1) await delay.begin('a');
  clock.advance(rule.forgottenAfterMs);
  for (let n = 0; n < 2; n += 1) await delay.begin('a');
  await assert.rejects(delay.begin('a'), refusedFor(1));
  await delay.clear('a');
  await delay.begin('a');
});

test('several hosts count together, and concurrent attempts do not exceed the limit', async () => {
  const first = makeDelay();
  const second = makeDelay(first.name);
  const attempts = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => (n % 2 ? first : second).delay.begin('a')),
  );
  assert.equal(attempts.filter(({ status }) => status === 'fulfilled').length, rule.free);
});
