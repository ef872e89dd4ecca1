import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { OpenDatabase } from '../database/open-database';
import { RequestFailure } from '../errors';
import { TestClock } from '../testing/test-clock';
import { openTestDatabase } from '../testing/test-database';
import { AttemptLimit } from './attempt-limit';

const rule = { attempts: 3, windowMs: 60_000 };

let database: OpenDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const refusedFor = (seconds: number, words: string) => (error: unknown) => {
  assert.ok(error instanceof RequestFailure);
  assert.equal(error.statusCode, 429);
  assert.equal(error.headers['retry-after'], String(seconds));
  assert.equal(error.message, `Too many attempts; please try again in ${words}`);
  return true;
};

function makeLimit(name = randomUUID()) {
  const clock = new TestClock();
  const limit = new AttemptLimit({ db: database.db, clock: clock.now }, name, rule);
  const use = async (times: number) => {
    for (let count = 0; count < times; count += 1) await limit.begin('a');
  };
  return { name, clock, limit, use };
}

test('attempts above the limit are refused until the window ends', async () => {
  const { clock, limit, use } = makeLimit();
  await use(3);
  await assert.rejects(limit.begin('a'), refusedFor(60, '1 minute'));
  clock.advance(59_000);
  await assert.rejects(limit.begin('a'), refusedFor(1, '1 second'));
  clock.advance(1_000);
  await use(3);
  await assert.rejects(limit.begin('a'), refusedFor(60, '1 minute'));
});

test('several hosts count together, and concurrent attempts do not exceed the limit', async () => {
  const first = makeLimit();
  const second = makeLimit(first.name);
  const attempts = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => (n % 2 ? first : second).limit.begin('a')),
  );
  assert.equal(attempts.filter(({ status }) => status === 'fulfilled').length, 3);
});

test('keys and purposes do not share attempts', async () => {
  const { limit, use } = makeLimit();
  await use(3);
  await limit.begin('b');
  await makeLimit().limit.begin('a');
});

test('an attempt given back can be used again', async () => {
  const { limit, use } = makeLimit();
  await use(3);
  await limit.giveBack('a');
  await use(1);
  await assert.rejects(limit.begin('a'), refusedFor(60, '1 minute'));
});

test('giving back an attempt never taken adds none', async () => {
  const { limit, use } = makeLimit();
  await use(1);
  for (let n = 0; n < 3; n += 1) await limit.giveBack('a');
  await use(3);
  await assert.rejects(limit.begin('a'), refusedFor(60, '1 minute'));
});

test('clearing a key resets it', async () => {
  const { limit, use } = makeLimit();
  await use(3);
  await limit.clear('a');
  await use(3);
});

test('keys are stored hashed, and expired windows are deleted', async () => {
  const { clock, limit } = makeLimit();
  const rows = () => database.db.selectFrom('attempt_windows').selectAll().execute();
  for (let n = 0; n < 50; n += 1) await limit.begin(`person${n}@example.com`);
  assert.ok((await rows()).length >= 50);
  assert.ok(!JSON.stringify(await rows()).includes('person'));
  clock.advance(rule.windowMs * 100);
  for (let n = 0; n < 10; n += 1) await limit.begin(`later${n}@example.com`);
  assert.equal((await rows()).length, 10);
});
