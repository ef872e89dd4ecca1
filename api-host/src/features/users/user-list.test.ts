import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { addAgencyUser, listAgencyUsers, listUsers, user } from 'shared-kit/contract';
import { openTestDatabase } from '../../testing/test-database';
import type { OpenDatabase } from '../../database/open-database';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

/** Several batches, the last one full. */
const people = 5_000;

let database: OpenDatabase;
let host: TestApp;
let admin: SignedIn;
/** Called after every batch; replaced by tests. */
let onBatch: () => void = () => undefined;

const batchWatch: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    if (result.rows.some((row) => 'place' in row)) onBatch();
    return Promise.resolve(result);
  },
};

before(async () => {
  database = await openTestDatabase();
  host = await buildTestApp({ db: database.db.withPlugin(batchWatch) });
  admin = await signIn({ ...host, db: database.db }, { role: 'admin' });
  // Many share a timestamp, and timestamps have microseconds, which a JavaScript date does not.
  await sql`
    insert into users (name, email, email_key, password_hash, role, created_at, updated_at)
    select 'User ' || n, 'user' || n || '@example.com', 'user' || n || '@example.com', 'x', 'user',
      ${host.clock.now()}::timestamptz - (n / 7) * interval '3 microseconds', ${host.clock.now()}
    from generate_series(1, ${people - 1}::int) as n`.execute(database.db);
});
after(async () => {
  await host.close();
  await database.close();
});

const listAll = () => call(host, listUsers, { query: {} }, admin.headers);

test('the response has every user once, in order, with only the contract’s fields', async () => {
  const answer = await listAll();
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['content-type'], 'application/json; charset=utf-8');
  const body = answer.json<{ message: string; users: Record<string, unknown>[] }>();
  assert.deepEqual(Object.keys(body), ['message', 'users']);
  const { rows } = await sql<{ id: string }>`
    select id from users order by created_at desc, id desc`.execute(database.db);
  assert.deepEqual(
    body.users.map(({ id }) => id),
    rows.map(({ id }) => id),
  );
  // Optional fields, present only where they apply: suspension, second factor, owning a remote.
  const always = Object.keys(user.shape).filter(
    (name) => !/^(suspen|second|release_owner)/.test(name),
  );
  assert.deepEqual(Object.keys(body.users[0] ?? {}), always);
});

test('other requests are answered while a long list is being read', async () => {
  const events: string[] = [];
  const others: Promise<unknown>[] = [];
  // Opens a connection for each: opening one can take longer than reading the whole list.
  onBatch = () => undefined;
  await Promise.all(['/readyz', '/readyz', '/readyz'].map((url) => host.app.inject(url)));
  onBatch = () => {
    events.push('batch');
    if (events.length > 1) return;
    for (const url of ['/healthz', '/readyz']) {
      others.push(
        host.app.inject(url).then(({ statusCode }) => events.push(`${url} ${statusCode}`)),
      );
    }
  };
  await listAll();
  await Promise.all(others);
  assert.ok(events.indexOf('/healthz 200') < events.lastIndexOf('batch'), events.join());
  assert.ok(events.indexOf('/readyz 200') < events.lastIndexOf('batch'), events.join());
});

test('a database that fails at the first batch is an ordinary 500', async () => {
  onBatch = () => {
    throw new Error('The database is away');
  };
  assertFailure(await listAll(), 500, 'INTERNAL');
});

test('a database that fails later aborts the response instead of ending it normally', async () => {
  let batches = 0;
  onBatch = () => {
    batches += 1;
    if (batches === 3) throw new Error('The database is away');
  };
  await assert.rejects(listAll());
});

test('a manager without users gets an empty list, an admin all of them', async () => {
  onBatch = () => undefined;
  const manager = await signIn({ ...host, db: database.db }, { flags: { oto_6: 1 } });
  const list = async (by: SignedIn) =>
    (await call(host, listAgencyUsers, { query: {} }, by.headers)).json<{ agency: unknown[] }>();
  assert.deepEqual(await list(manager), { message: 'Users loaded', agency: [] });
  const body = { name: 'A', email: `${randomUUID()}@example.com`, password: 'secret-1' };
  await call(host, addAgencyUser, { body }, manager.headers);
  assert.equal((await list(manager)).agency.length, 1);
  assert.equal((await list(admin)).agency.length, 1);
});
