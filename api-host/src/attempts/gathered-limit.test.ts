import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/open-database';
import { RequestFailure } from '../errors';
import { TestClock } from '../testing/test-clock';
import { openTestDatabase } from '../testing/test-database';
import { GatheredLimit } from './gathered-limit';

const rule = { attempts: 3, windowMs: 60_000 };

let database: OpenDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const isRefused = (error: unknown): boolean =>
  error instanceof RequestFailure && error.statusCode === 429;

function hostsOf(count: number) {
  const clock = new TestClock();
  const name = randomUUID();
  const hosts = Array.from({ length: count }, () => new GatheredLimit(clock.now, name, rule));
  return { clock, name, hosts, host: hosts[0]! };
}

const use = (limit: GatheredLimit, times: number, key = 'a'): void => {
  for (let count = 0; count < times; count += 1) limit.begin(key);
};

test('attempts above the limit are refused even before a write, until the window ends', () => {
  const { clock, host } = hostsOf(1);
  use(host, 3);
  assert.throws(() => host.begin('a'), isRefused);
  host.begin('b');
  clock.advance(60_000);
  use(host, 3);
  assert.throws(() => host.begin('a'), isRefused);
});

test('hosts exchange counts when they write, including a restarted one', async () => {
  const { clock, name, hosts } = hostsOf(2);
  const [first, second] = hosts as [GatheredLimit, GatheredLimit];
  use(first, 2);
  await first.write(database.db);
  use(second, 1);
  await second.write(database.db);
  assert.throws(() => second.begin('a'), isRefused, 'all three are used up');
  const restarted = new GatheredLimit(clock.now, name, rule);
  use(restarted, 1);
  await restarted.write(database.db);
  assert.throws(() => restarted.begin('a'), isRefused);
  clock.advance(60_000);
  use(second, 3);
});

test('counts that could not be written are written the next time', async () => {
  const { hosts } = hostsOf(2);
  const [first, second] = hosts as [GatheredLimit, GatheredLimit];
  use(first, 3);
  const failing = database.db.transaction().execute(async (transaction) => {
    await sql`select 1 / 0`.execute(transaction).catch(() => undefined);
    await first.write(transaction);
  });
  await assert.rejects(failing, /aborted/);
  await first.write(database.db);
  use(second, 1);
  await second.write(database.db);
  assert.throws(() => second.begin('a'), isRefused);
});

test('keys are stored hashed, and expired windows are deleted', async () => {
  const { clock, host } = hostsOf(1);
  const rows = () => database.db.selectFrom('attempt_windows').selectAll().execute();
  for (let n = 0; n < 50; n += 1) host.begin(`203.0.113.${n}`);
  await host.write(database.db);
  assert.ok((await rows()).length >= 50);
  assert.ok(!JSON.stringify(await rows()).includes('203.0.113'));
  clock.advance(rule.windowMs * 100);
  for (let n = 0; n < 40; n += 1) host.begin(`later${n}`);
  await host.write(database.db);
  assert.equal((await rows()).length, 40);
});
