import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { rememberBrowser } from '../features/accounts/known-browsers.repository';
import { rememberNetwork } from '../features/accounts/known-networks.repository';
import { openEmptyDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations';

const member = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const clock = () => new Date('2026-03-01T12:00:00Z');

test('an upgrade makes the browsers of present sessions known, and notifies nobody of their first', async (t) => {
  const { db, close } = await openEmptyDatabase();
  t.after(close);
  const before = Object.entries(migrations).filter(([name]) => name < '0066');
  await migrate(db, Object.fromEntries(before));
  for (const [id, email] of [
    [member, 'member@example.com'],
    [other, 'other@example.com'],
  ]) {
    await sql`insert into users (id, name, email, email_key, role, password_hash, created_at, updated_at)
      values (${id}, 'Some Body', ${email}, ${email}, 'user', 'x', now(), now())`.execute(db);
  }
  for (const [token, browser] of [
    ['a', 'Firefox on Windows'],
    ['b', 'Firefox on Windows'],
    ['c', null],
  ]) {
    await sql`insert into sessions (token_hash, user_id, browser, created_at, expires_at)
      values (${token}, ${member}, ${browser}, ${clock()}, ${clock()})`.execute(db);
  }
  await rememberNetwork({ db, clock }, other, '203.0.113.9');

  await migrate(db);
  const isNew = (userId: string, browser: string | null) =>
    rememberBrowser({ db, clock }, userId, browser);
  assert.equal(await isNew(member, 'Firefox on Windows'), false);
  assert.equal(await isNew(member, null), false);
  assert.equal(await isNew(member, 'Safari on macOS'), true);
  assert.equal(await isNew(other, 'Safari on macOS'), false, 'the first that is recorded');
});
