import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { listUsers } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { emailContains } from './account-search';

/**
 * Set to 100000 for the size the screen is designed for; the plan is the same from a few thousand
 * on.
 */
const people = Number(process.env.SEARCH_TEST_USERS ?? 3000);

let current: TestApp;
let admin: SignedIn;
before(async () => {
  current = await buildTestApp();
  admin = await signIn(current, { role: 'admin', email: 'root@host.test' });
  await sql`
    insert into users (name, email, email_key, password_hash, role, created_at, updated_at)
    select 'User ' || n, 'User' || n || '@Example' || (n % 50) || '.com',
      'user' || n || '@example' || (n % 50) || '.com', 'x', 'user',
      ${current.clock.now()}::timestamptz - n * interval '1 minute', ${current.clock.now()}
    from generate_series(1, ${people}::int) as n`.execute(current.db);
});
after(() => current.close());

async function list(query: Parameters<typeof call<typeof listUsers>>[2]['query']) {
  const answer = await call(current, listUsers, { query }, admin.headers);
  assert.equal(answer.statusCode, 200, answer.body);
  const { users, total } = listUsers.response.parse(answer.json());
  return { emails: users.map(({ email }) => email), total };
}

test('without a query the response has all users, newest first, and no total', async () => {
  const { emails, total } = await list({});
  assert.equal(emails.length, people + 1);
  assert.deepEqual(emails.slice(0, 3), [
    'root@host.test',
    'User1@Example1.com',
    'User2@Example2.com',
  ]);
  assert.equal(total, undefined);
});

test('a page has ten users by default, and the total', async () => {
  const second = await list({ page: 2 });
  assert.equal(second.total, people + 1);
  assert.equal(second.emails.length, 10);
  assert.equal(second.emails[0], 'User10@Example10.com');
  assert.deepEqual((await list({ page: 2, page_size: 3 })).emails, [
    'User3@Example3.com',
    'User4@Example4.com',
    'User5@Example5.com',
  ]);
});

test('a page beyond the last is empty and still has the total', async () => {
  assert.deepEqual(await list({ page: people }), { emails: [], total: people + 1 });
});

// Proof P126
test('search finds a part of the email, ignoring case, of any length', async () => {
  assert.deepEqual(await list({ search: ' USER123@ ' }), {
    emails: ['User123@Example23.com'],
    total: 1,
  });
  assert.equal((await list({ search: 'example7.' })).total, people / 50);
  assert.equal((await list({ search: 'us' })).total, people);
  assert.equal((await list({ search: 'R' })).total, people + 1);
  assert.deepEqual(await list({ search: 'nobody' }), { emails: [], total: 0 });
});

test('SQL pattern characters are matched literally', async () => {
  for (const search of ['%', '_', '%25', "'; drop table users; --", '\\', 'r%1']) {
    assert.equal((await list({ search })).total, 0, search);
  }
});

/**
 * Disables sequential scans, which are faster for a few thousand rows: can the index be used at
 * all?
 */
async function planOf(query: RawBuilder<unknown>): Promise<string> {
  return current.db.transaction().execute(async (transaction) => {
    if (people < 50_000) await sql`set local enable_seqscan = off`.execute(transaction);
    const explained = sql<{ 'QUERY PLAN': string }>`explain ${query}`;
    const { rows } = await explained.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

// Proof P147
test('search and the newest page use indexes', async () => {
  const newest = sql`select id from users order by created_at desc, id desc limit 10`;
  const matching = (search: string) => sql`select id from users where ${emailContains(search)}`;
  for (const statistics of [false, true]) {
    if (statistics) await sql`analyze users`.execute(current.db);
    assert.match(await planOf(matching('user123@')), /users_email_trigrams/);
    assert.match(await planOf(newest), /users_newest/);
    // Whatever the plan of a frequent text, it must not compute the trigrams of emails again.
    assert.doesNotMatch(await planOf(matching('example')), /text_trigrams\(/);
  }
});
