import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  createUser,
  deleteUser,
  getProfile,
  getUser,
  getWebsite,
  listUsers,
  login,
  updateUser,
} from 'shared-kit/contract';
import type { User } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { memoryStorage } from '../../testing/memory-storage';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp, sharedTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

const admin = { role: 'admin', name: 'An Admin' };
const others = [{}, { flags: { oto_6: 1, oto_1: 1 } }, { role: 'manager' }] as const;

const storage = memoryStorage();
const host = sharedTestApp({ storage });

const email = () => `${randomUUID()}@example.com`;
const entry = (change: Record<string, unknown> = {}) => ({
  name: 'New User',
  email: email(),
  password: 'secret-1',
  ...change,
});
const flags = (value: 0 | 1) => ({
  oto1: value,
  oto2: value,
  oto3: value,
  oto4: value,
  oto5: value,
  oto6: value,
  oto7: value,
  oto8: value,
});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function signInWith(email: string, password: string) {
  return call(host(), login, { body: { email, password } });
}

async function update({ headers }: SignedIn, user: User, change: object) {
  const { id, name, email } = user;
  return call(host(), updateUser, { params: { id }, body: { name, email, ...change } }, headers);
}

const badEntries = [
  { why: 'no body', body: undefined, message: 'Name is required' },
  { why: 'a blank name', body: entry({ name: ' ' }), message: 'Name is required' },
  { why: 'a long name', body: entry({ name: 'x'.repeat(201) }), message: 'Name is too long' },
  { why: 'no email', body: entry({ email: undefined }), message: 'Email is required' },
  { why: 'an invalid email', body: entry({ email: 'a@b' }), message: 'Invalid email format' },
  {
    why: 'a short password',
    body: entry({ password: '12345' }),
    message: 'Password must be at least 6 characters',
  },
  { why: 'an invalid flag', body: entry({ oto3: 2 }), message: 'oto3 is not valid' },
  { why: 'an unknown field', body: entry({ oto_1: 1 }), message: 'Unknown field “oto_1”' },
];
const badIds = [{ why: 'an invalid id', params: { id: '7' }, message: 'id must be a UUID' }];

testConformance({
  host,
  endpoint: listUsers,
  caller: admin,
  refused: others,
  request: () => ({ query: {} }),
  bad: [
    { why: 'page 0', query: { page: 0 }, message: 'page must be a whole number from 1' },
    {
      why: 'a fractional page',
      query: { page: 1.5 },
      message: 'page must be a whole number from 1',
    },
    { why: 'no number', query: { page: 'x' }, message: 'page is not valid' },
    {
      why: 'a huge page',
      query: { page_size: 101 },
      message: 'page_size must be a whole number from 1 to 100',
    },
    { why: 'an unknown filter', query: { role: 'admin' }, message: 'Unknown field “role”' },
  ],
  success: (answer, caller) => {
    assert.deepEqual(
      answer.users.find(({ id }) => id === caller.user.id),
      caller.user,
    );
    assert.equal(answer.total, undefined, 'the plain answer is the specification’s');
    assert.ok(!JSON.stringify(answer).includes('argon2'));
  },
});

testConformance({
  host,
  endpoint: createUser,
  caller: admin,
  refused: others,
  request: () => ({ body: { ...entryOf(email()), ...flags(0), oto2: 1, oto8: 1 } as const }),
  bad: [
    ...badEntries,
    {
      why: 'no password',
      body: entry({ password: undefined }),
      message: 'Password is required',
    },
    { why: 'a role field', body: entry({ role: 'admin' }), message: 'Unknown field “role”' },
  ],
  success: async ({ message, user }) => {
    assert.equal(message, 'User created successfully');
    assert.equal(user?.role, 'user');
    assert.deepEqual([user.oto_1, user.oto_2, user.oto_3, user.oto_8], [0, 1, 0, 1]);
    const signedIn = await signInWith(user.email.toUpperCase(), 'secret-1');
    assert.equal(signedIn.statusCode, 200);
  },
});

testConformance({
  host,
  endpoint: getUser,
  caller: admin,
  refused: others,
  request: async () => ({ params: { id: (await signIn(host())).user.id } }),
  bad: badIds,
  success: ({ user }) => assert.equal(user.name, 'Some Body'),
});

testConformance({
  host,
  endpoint: updateUser,
  caller: admin,
  refused: others,
  request: async () => ({
    params: { id: (await signIn(host(), { flags: { oto_2: 1 } })).user.id },
    body: { name: 'Renamed', email: email(), ...flags(0), oto5: 1 as const, password: null },
  }),
  bad: [
    ...badIds,
    ...badEntries,
    {
      why: 'an unknown role',
      body: entry({ role: 'owner' }),
      message: 'role must be admin or user',
    },
  ],
  success: ({ message, user }) => {
    assert.equal(message, 'User updated successfully');
    assert.equal(user?.name, 'Renamed');
    assert.deepEqual([user.oto_2, user.oto_5], [0, 1]);
  },
});

testConformance({
  host,
  endpoint: deleteUser,
  caller: admin,
  refused: others,
  request: async () => ({ params: { id: (await signIn(host())).user.id } }),
  bad: badIds,
  success: ({ message }) => assert.equal(message, 'User deleted successfully'),
});

// Proof P184
test('a user in a response has exactly the fields of the specification', async () => {
  const { headers } = await signIn(host(), admin);
  const body = entryOf(email());
  const answer = await call(host(), createUser, { body }, headers);
  const { user } = answer.json<{ user: Record<string, unknown> }>();
  const locked = Array.from({ length: 8 }, (_, index) => [`oto_${index + 1}`, 0] as const);
  const { id, created_at: createdAt, ...rest } = user;
  assert.deepEqual(rest, {
    name: body.name,
    email: body.email,
    role: 'user',
    ...Object.fromEntries(locked),
    // Optional extension: the permission to roll out releases.
    release_manager: 0,
  });
  assert.equal(typeof id, 'string');
  assert.equal(createdAt, host().clock.now().toISOString());
});

// Proof P312
test('an unknown user is a 404 in every call', async () => {
  const { headers } = await signIn(host(), admin);
  const params = { id: randomUUID() };
  const body = { name: 'A', email: email() };
  assertFailure(await call(host(), getUser, { params }, headers), 404, 'NOT_FOUND');
  assertFailure(await call(host(), updateUser, { params, body }, headers), 404, 'NOT_FOUND');
  const demotion = { params, body: { ...body, role: 'user' as const } };
  assertFailure(await call(host(), updateUser, demotion, headers), 404, 'NOT_FOUND');
  assertFailure(await call(host(), deleteUser, { params }, headers), 404, 'NOT_FOUND');
});

// Proof P311
test('an email, in any case, belongs to one user only', async () => {
  const caller = await signIn(host(), admin);
  const taken = await signIn(host());
  const other = await signIn(host());
  const email = taken.user.email.toUpperCase();
  const created = await call(host(), createUser, { body: entryOf(email) }, caller.headers);
  assert.equal(assertFailure(created, 409, 'CONFLICT').fields?.[0]?.path, 'email');
  assertFailure(await update(caller, other.user, { email }), 409, 'CONFLICT');
  assert.equal((await update(caller, taken.user, { email })).statusCode, 200);
});

const entryOf = (email: string) => ({ name: 'Twin', email, password: 'secret-1' });

// Proof P299
test('an admin’s change is visible in the user’s next request', async () => {
  const caller = await signIn(host(), admin);
  const member = await signIn(host());
  await update(caller, member.user, { name: 'Unlocked', ...flags(1) });
  const profile = await call(host(), getProfile, {}, member.headers);
  const { user } = getProfile.response.parse(profile.json());
  assert.deepEqual([user.name, user.oto_1, user.oto_8], ['Unlocked', 1, 1]);

  assert.equal((await update(caller, member.user, { role: 'admin' })).statusCode, 200);
  assert.equal((await call(host(), listUsers, { query: {} }, member.headers)).statusCode, 200);
  assert.equal((await update(caller, member.user, { role: 'user' })).statusCode, 200);
  assertFailure(await call(host(), listUsers, { query: {} }, member.headers), 403, 'FORBIDDEN');
});

// Proof P189
test('omitted values are kept: flags, password and sessions', async () => {
  const caller = await signIn(host(), admin);
  const member = await signIn(host(), { flags: { oto_3: 1 } });
  const answer = await update(caller, member.user, { oto1: 1 });
  const { user } = updateUser.response.parse(answer.json());
  assert.deepEqual([user?.oto_1, user?.oto_2, user?.oto_3], [1, 0, 1]);
  assert.equal((await call(host(), getProfile, {}, member.headers)).statusCode, 200);
  assert.equal((await signInWith(member.user.email, member.password)).statusCode, 200);
});

// Proof P283
test('a new password replaces the old one and ends the user’s sessions', async () => {
  const caller = await signIn(host(), admin);
  const member = await signIn(host());
  await update(caller, member.user, { password: 'secret-2' });
  const cut = await call(host(), getProfile, {}, member.headers);
  assertFailure(cut, 401, 'UNAUTHENTICATED');
  const old = await signInWith(member.user.email, member.password);
  assertFailure(old, 401, 'INVALID_CREDENTIALS');
  assert.equal((await signInWith(member.user.email, 'secret-2')).statusCode, 200);
});

test('admins who change their own password stay signed in here and nowhere else', async () => {
  const caller = await signIn(host(), admin);
  const elsewhere = await signInWith(caller.user.email, caller.password);
  await update(caller, caller.user, { password: 'secret-2' });
  assert.equal((await call(host(), getProfile, {}, caller.headers)).statusCode, 200);
  const { token } = elsewhere.json<{ token: string }>();
  assertFailure(await call(host(), getProfile, {}, bearer(token)), 401, 'UNAUTHENTICATED');
});

// Proof P300
test('a deleted user is signed out, and their websites are gone with their files', async () => {
  const caller = await signIn(host(), admin);
  const member = await signIn(host());
  const neighbour = await signIn(host());
  const gone = [(await publish(host(), member)).id, (await publish(host(), member)).id];
  const { id: kept } = await publish(host(), neighbour);
  const fileOf = async (id: string) => {
    const row = await host()
      .db.selectFrom('websites')
      .select('deployment')
      .where('id', '=', id)
      .executeTakeFirst();
    return `sites/${id}/${row?.deployment ?? ''}/index.html`;
  };
  const files = await Promise.all(gone.map(fileOf));
  const keptFile = await fileOf(kept);
  for (const file of [...files, keptFile]) assert.ok(await storage.exists(file), file);

  const params = { id: member.user.id };
  assert.equal((await call(host(), deleteUser, { params }, caller.headers)).statusCode, 200);

  assertFailure(await call(host(), getProfile, {}, member.headers), 401, 'UNAUTHENTICATED');
  const again = await signInWith(member.user.email, member.password);
  assertFailure(again, 401, 'INVALID_CREDENTIALS');
  for (const file of files) assert.equal(await storage.exists(file), false, file);
  const rows = await host().db.selectFrom('websites').select('id').execute();
  assert.deepEqual(
    rows.map(({ id }) => id).filter((id) => gone.includes(id)),
    [],
  );
  const site = await call(host(), getWebsite, { params: { id: kept } }, neighbour.headers);
  assert.equal(site.statusCode, 200);
  assert.ok(await storage.exists(keptFile));
});

// Proof P265
test('nobody can delete their own account', async () => {
  const caller = await signIn(host(), admin);
  await signIn(host(), admin);
  const answer = await call(host(), deleteUser, { params: { id: caller.user.id } }, caller.headers);
  const refused = assertFailure(answer, 400, 'BAD_REQUEST');
  assert.match(refused.message, /cannot delete your own account/);
  assert.equal((await call(host(), getProfile, {}, caller.headers)).statusCode, 200);
});

// Proof P266
test('the last admin cannot be removed', async () => {
  const test = await buildTestApp();
  try {
    const first = await signIn(test, admin);
    const { id, name, email } = first.user;
    const demotion = { params: { id }, body: { name, email, role: 'user' as const } };
    const refused = assertFailure(
      await call(test, updateUser, demotion, first.headers),
      409,
      'CONFLICT',
    );
    assert.match(refused.message, /last admin cannot be demoted/);
  } finally {
    await test.close();
  }
});

const removals = {
  delete: (test: TestApp, by: SignedIn, { id }: User) =>
    call(test, deleteUser, { params: { id } }, by.headers),
  demote: (test: TestApp, by: SignedIn, { id, name, email }: User) =>
    call(test, updateUser, { params: { id }, body: { name, email, role: 'user' } }, by.headers),
};

const encounters = [
  ['delete', 'delete'],
  ['demote', 'demote'],
  ['delete', 'demote'],
] as const;

for (const [first, second] of encounters) {
  test(`of two admins who ${first} and ${second} each other at once, one stays`, async () => {
    const test = await buildTestApp();
    try {
      const [one, other] = [await signIn(test, admin), await signIn(test, admin)];
      const answers = await Promise.all([
        removals[first](test, one, other.user),
        removals[second](test, other, one.user),
      ]);
      assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
      const admins = test.db.selectFrom('users').select('id').where('role', '=', 'admin');
      assert.equal((await admins.execute()).length, 1);
    } finally {
      await test.close();
    }
  });
}

test('an email registered concurrently, in any case, becomes one account', async () => {
  const caller = await signIn(host(), admin);
  const wanted = `Race.${randomUUID()}@Example.com`;
  const answers = await Promise.all(
    [wanted, wanted.toLowerCase(), wanted.toUpperCase(), wanted].map((email) =>
      call(host(), createUser, { body: entryOf(email) }, caller.headers),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  assert.deepEqual(statuses, [200, 409, 409, 409]);
});

test('a new user is a release manager only when requested', async () => {
  const caller = await signIn(host(), admin);
  const add = async (change: Record<string, unknown>) => {
    const body = { ...flags(0), ...entry(change) };
    const answer = await call(host(), createUser, { body }, caller.headers);
    return createUser.response.parse(answer.json()).user?.release_manager;
  };
  assert.equal(await add({}), 0);
  assert.equal(await add({ release_manager: 1 }), 1);
});
