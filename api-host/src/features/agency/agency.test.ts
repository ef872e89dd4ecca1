import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { test } from 'node:test';
import {
  addAgencyUser,
  deleteAgencyUser,
  deleteUser,
  getAgencyUser,
  getProfile,
  listAgencyUsers,
  listUsers,
  login,
  updateAgencyUser,
  updateUser,
} from 'shared-kit/contract';
import type { Tables } from '../../database/schema';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';

const manager = { flags: { oto_6: 1 } } as const;
const admin = { role: 'admin' };
const others = [{}, { flags: { oto_1: 1, oto_7: 1 } }] as const;

const host = sharedTestApp();

const entry = (change: Record<string, unknown> = {}) => ({
  name: 'Agency User',
  email: `${randomUUID()}@example.com`,
  password: 'secret-1',
  ...change,
});

async function add({ headers }: SignedIn, change?: Record<string, unknown>) {
  const answer = await call(host(), addAgencyUser, { body: entry(change) }, headers);
  const { agency } = addAgencyUser.response.parse(answer.json());
  assert.ok(agency, answer.body);
  return agency;
}

async function idsSeenBy({ headers }: SignedIn) {
  const answer = await call(host(), listAgencyUsers, { query: {} }, headers);
  return listAgencyUsers.response.parse(answer.json()).agency.map(({ id }) => id);
}

const badEntries = [
  { why: 'no body', body: undefined, message: 'Name is required' },
  { why: 'no email', body: entry({ email: '' }), message: 'Email is required' },
  {
    why: 'a short password',
    body: entry({ password: '12345' }),
    message: 'Password must be at least 6 characters',
  },
  { why: 'an invalid flag', body: entry({ oto1: 'yes' }), message: 'oto1 is not valid' },
  {
    why: 'a flag that managers cannot set',
    body: entry({ oto2: 1 }),
    message: 'Unknown field “oto2”',
  },
  { why: 'a role field', body: entry({ role: 'admin' }), message: 'Unknown field “role”' },
];
const badIds = [{ why: 'an invalid id', params: { id: '7' }, message: 'id must be a UUID' }];

testConformance({
  host,
  endpoint: listAgencyUsers,
  caller: manager,
  refused: others,
  request: async (caller) => {
    await add(caller, { name: 'First' });
    host().clock.advance(1000);
    await add(caller, { name: 'Second', oto1: 1 });
    return { query: {} };
  },
  bad: [{ why: 'page 0', query: { page: 0 }, message: 'page must be a whole number from 1' }],
  success: ({ agency, total }) => {
    assert.deepEqual(
      agency.map((user) => [user.name, user.oto_1, user.role]),
      [
        ['Second', 1, 'user'],
        ['First', 0, 'user'],
      ],
    );
    assert.deepEqual(Object.keys(agency[0] ?? {}).toSorted(), [
      'created_at',
      'email',
      'id',
      'name',
      'oto_1',
      'role',
    ]);
    assert.equal(total, undefined);
  },
});

testConformance({
  host,
  endpoint: addAgencyUser,
  caller: manager,
  refused: others,
  request: () => ({ body: entry({ oto1: 1 }) }),
  bad: badEntries,
  success: async ({ message, agency }, caller) => {
    assert.equal(message, 'User created successfully');
    assert.deepEqual(await idsSeenBy(caller), [agency?.id]);
    const body = { email: agency?.email ?? '', password: 'secret-1' };
    const { user } = login.response.parse((await call(host(), login, { body })).json());
    assert.deepEqual([user.role, user.oto_1, user.oto_2, user.oto_6], ['user', 1, 0, 0]);
  },
});

testConformance({
  host,
  endpoint: getAgencyUser,
  caller: manager,
  refused: others,
  owned: true,
  request: async (caller) => ({ params: { id: (await add(caller)).id } }),
  bad: badIds,
  success: ({ agency }) => assert.equal(agency.name, 'Agency User'),
});

testConformance({
  host,
  endpoint: updateAgencyUser,
  caller: manager,
  refused: others,
  owned: true,
  request: async (caller) => ({
    params: { id: (await add(caller)).id },
    body: {
      name: 'Renamed',
      email: `${randomUUID()}@example.com`,
      oto1: 1 as const,
      password: null,
    },
  }),
  bad: [...badIds, ...badEntries],
  success: ({ message, agency }) => {
    assert.equal(message, 'User updated successfully');
    assert.deepEqual([agency?.name, agency?.oto_1], ['Renamed', 1]);
  },
});

testConformance({
  host,
  endpoint: deleteAgencyUser,
  caller: manager,
  refused: others,
  owned: true,
  request: async (caller) => ({ params: { id: (await add(caller)).id } }),
  bad: badIds,
  success: async ({ message }, caller) => {
    assert.equal(message, 'User deleted successfully');
    assert.deepEqual(await idsSeenBy(caller), []);
  },
});

// Proof P155
test('pages and search cover the caller’s own users only', async () => {
  const caller = await signIn(host(), manager);
  const stranger = await signIn(host(), manager);
  const tag = randomUUID().slice(0, 8);
  await add(stranger, { email: `theirs.${tag}@example.com` });
  for (let n = 0; n < 12; n += 1) await add(caller, { email: `mine${n}.${tag}@example.com` });
  const ask = async (query: object) => {
    const answer = await call(host(), listAgencyUsers, { query }, caller.headers);
    const { agency, total } = listAgencyUsers.response.parse(answer.json());
    return [agency.length, total];
  };
  assert.deepEqual(await ask({ page: 2 }), [2, 12]);
  assert.deepEqual(await ask({ search: tag.toUpperCase() }), [10, 12]);
  assert.deepEqual(await ask({ search: `mine1.${tag}` }), [1, 1]);
  assert.deepEqual(await ask({ search: `theirs.${tag}` }), [0, 0]);
});

// Proof P156
test('an admin sees and changes every manager’s users; ordinary users are not among them', async () => {
  const boss = await signIn(host(), admin);
  const caller = await signIn(host(), manager);
  const member = await signIn(host());
  const { id, name, email } = await add(caller);
  const seen = await idsSeenBy(boss);
  assert.ok(seen.includes(id));
  assert.ok(!seen.includes(member.user.id) && !seen.includes(caller.user.id));
  const body = { name, email, oto1: 1 as const };
  const answer = await call(host(), updateAgencyUser, { params: { id }, body }, boss.headers);
  assert.equal(answer.statusCode, 200);
  const params = { id: member.user.id };
  assertFailure(await call(host(), getAgencyUser, { params }, boss.headers), 404, 'NOT_FOUND');
});

test('a flag set by a manager is visible in the user’s next request; deletion ends their session', async () => {
  const caller = await signIn(host(), manager);
  const { id, name, email } = await add(caller);
  const signedIn = await call(host(), login, { body: { email, password: 'secret-1' } });
  const headers = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` };
  const params = { id };
  await call(host(), updateAgencyUser, { params, body: { name, email, oto1: 1 } }, caller.headers);
  const profile = await call(host(), getProfile, {}, headers);
  assert.equal(getProfile.response.parse(profile.json()).user.oto_1, 1);
  await call(host(), deleteAgencyUser, { params }, caller.headers);
  assertFailure(await call(host(), getProfile, {}, headers), 401, 'UNAUTHENTICATED');
});

for (const [right, granted] of [
  ['a release manager', { release_manager: 1 }],
  ['an agency manager', { oto6: 1 }],
] as const) {
  test(`a manager cannot change an agency user whom an admin made ${right}`, async () => {
    const boss = await signIn(host(), admin);
    const caller = await signIn(host(), manager);
    const { id, name, email } = await add(caller);
    const grant = { params: { id }, body: { name, email, ...granted } };
    assert.equal((await call(host(), updateUser, grant, boss.headers)).statusCode, 200);
    const takeover = { params: { id }, body: { name, email, password: 'mine now' } };
    const refused = await call(host(), updateAgencyUser, takeover, caller.headers);
    assertFailure(refused, 404, 'NOT_FOUND');
    const credentials = { body: { email, password: 'mine now' } };
    assertFailure(await call(host(), login, credentials), 401, 'INVALID_CREDENTIALS');
    assert.ok(!(await idsSeenBy(caller)).includes(id));
    assert.ok((await idsSeenBy(boss)).includes(id));
  });
}

test('a manager has no access to an agency user who became an admin', async () => {
  const boss = await signIn(host(), admin);
  const caller = await signIn(host(), manager);
  const { id, name, email } = await add(caller);
  const promotion = { params: { id }, body: { name, email, role: 'admin' as const } };
  assert.equal((await call(host(), updateUser, promotion, boss.headers)).statusCode, 200);
  const takeover = { params: { id }, body: { name, email, password: 'mine now' } };
  const refused = await call(host(), updateAgencyUser, takeover, caller.headers);
  assertFailure(refused, 404, 'NOT_FOUND');
  const params = { id };
  const deletion = await call(host(), deleteAgencyUser, { params }, caller.headers);
  assertFailure(deletion, 404, 'NOT_FOUND');
});

test('agency users remain when their manager is deleted; admins still see them', async () => {
  const boss = await signIn(host(), admin);
  const caller = await signIn(host(), manager);
  const { id } = await add(caller);
  await call(host(), deleteUser, { params: { id: caller.user.id } }, boss.headers);
  assert.ok((await idsSeenBy(boss)).includes(id));
  const all = await call(host(), listUsers, { query: {} }, boss.headers);
  assert.ok(all.body.includes(id));
});

// Proof P296
test('a manager who loses flag 6 loses access to the area at once', async () => {
  const boss = await signIn(host(), admin);
  const caller = await signIn(host(), manager);
  const { id, name, email } = caller.user;
  const body = { name, email, oto6: 0 as const };
  await call(host(), updateUser, { params: { id }, body }, boss.headers);
  const answer = await call(host(), listAgencyUsers, { query: {} }, caller.headers);
  assertFailure(answer, 403, 'FORBIDDEN');
});

test('a manager cannot change an agency user who is being made an admin concurrently', async () => {
  const caller = await signIn(host(), manager);
  const { id, name, email } = await add(caller);
  const takeover = { params: { id }, body: { name, email, password: 'mine now' } };
  const { answer } = await host()
    .db.transaction()
    .execute(async (transaction) => {
      await transaction.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
      const answer = call(host(), updateAgencyUser, takeover, caller.headers);
      // With a single connection the call waits for the transaction anyway; on a server it must
      // reach the lock.
      if (process.env.TEST_DATABASE_URL !== undefined) await untilSomebodyWaits(transaction);
      return { answer };
    });
  assertFailure(await answer, 404, 'NOT_FOUND');
});

async function untilSomebodyWaits(db: Kysely<Tables>): Promise<void> {
  const waiting = sql`select 1 from pg_locks where not granted`;
  while ((await waiting.execute(db)).rows.length === 0);
}
