import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { changePassword, getProfile, login, logout, updateProfile } from 'shared-kit/contract';
import { systemRandom } from '../../randomness';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { openVerifiedSession, sessionLifetimeMs } from './sessions.repository';
import { findByEmail, setPasswordHash } from './users.repository';

const host = sharedTestApp();

const badEmails = (others: object) => [
  { why: 'a missing email', body: others, message: 'Email is required' },
  { why: 'a blank email', body: { ...others, email: '  ' }, message: 'Email is required' },
  { why: 'an invalid email', body: { ...others, email: 'a@b' }, message: 'Invalid email format' },
  {
    why: 'an email that is not a string',
    body: { ...others, email: 7 },
    message: 'email is not valid',
  },
];

testConformance({
  host,
  endpoint: login,
  request: ({ user, password }) => ({ body: { email: user.email.toUpperCase(), password } }),
  bad: [
    { why: 'no body', body: undefined, message: 'Email is required' },
    {
      why: 'a body that is not an object',
      body: 'email',
      message: 'The request must be a JSON object',
    },
    ...badEmails({ password: 'secret' }),
    { why: 'no password', body: { email: 'a@b.c' }, message: 'Password is required' },
    {
      why: 'a short password',
      body: { email: 'a@b.c', password: '12345' },
      message: 'Password must be at least 6 characters',
    },
    {
      why: 'an unknown field',
      body: { email: 'a@b.c', password: '123456', admin: true },
      message: 'Unknown field “admin”',
    },
  ],
  success: async ({ token, user }, caller) => {
    assert.deepEqual(user, caller.user);
    assert.match(token, /^[\w-]{43}$/);
    const profile = await call(host(), getProfile, {}, { authorization: `Bearer ${token}` });
    assert.equal(profile.statusCode, 200);
  },
});

testConformance({
  host,
  endpoint: logout,
  request: () => ({}),
  success: async (_, caller) => {
    assertFailure(await call(host(), getProfile, {}, caller.headers), 401, 'UNAUTHENTICATED');
  },
});

testConformance({
  host,
  endpoint: getProfile,
  caller: { name: 'Ada', flags: { oto_2: 1 } },
  request: () => ({}),
  success: ({ user }, caller) => {
    assert.deepEqual(user, caller.user);
    assert.equal(user.oto_2, 1);
    assert.equal(user.oto_3, 0);
  },
});

testConformance({
  host,
  endpoint: updateProfile,
  request: ({ password }) => ({
    body: {
      name: ' Grace ',
      email: `${randomUUID()}@example.com`,
      current_password: password,
    },
  }),
  bad: [
    { why: 'no name', body: { email: 'a@b.c' }, message: 'Name is required' },
    ...badEmails({ name: 'Grace' }),
    {
      why: 'a role field',
      body: { name: 'Grace', email: 'a@b.c', role: 'admin' },
      message: 'Unknown field “role”',
    },
  ],
  success: async ({ user }, caller) => {
    assert.equal(user.name, 'Grace');
    assert.equal(user.id, caller.user.id);
    const profile = await call(host(), getProfile, {}, caller.headers);
    assert.deepEqual(profile.json<{ user: unknown }>().user, user);
  },
});

testConformance({
  host,
  endpoint: changePassword,
  request: ({ password }) => ({ body: { current_password: password, password: 'a new one' } }),
  bad: [
    {
      why: 'no old password',
      body: { password: 'a new one' },
      message: 'Old password is required',
    },
    {
      why: 'an overlong old password',
      body: { current_password: 'x'.repeat(201), password: 'a new one' },
      message: 'Old password is too long',
    },
    {
      why: 'a short new password',
      body: { current_password: 'a good password', password: '12345' },
      message: 'Password must be at least 6 characters',
    },
  ],
  success: async (_, { user, password }) => {
    const { email } = user;
    const old = await call(host(), login, { body: { email, password } });
    assertFailure(old, 401, 'INVALID_CREDENTIALS');
    const fresh = await call(host(), login, { body: { email, password: 'a new one' } });
    assert.equal(fresh.statusCode, 200);
  },
});

// Proof P194
test('a wrong password and an unknown email get the same response', async () => {
  const { user } = await signIn(host());
  const wrong = await call(host(), login, { body: { email: user.email, password: 'not it' } });
  const unknown = await call(host(), login, {
    body: { email: 'no@body.com', password: 'not it' },
  });
  const known = assertFailure(wrong, 401, 'INVALID_CREDENTIALS');
  assert.equal(assertFailure(unknown, 401, 'INVALID_CREDENTIALS').message, known.message);
});

test('a member may change the case of their email', async () => {
  const { user, headers } = await signIn(host());
  const body = { name: 'Same', email: user.email.toUpperCase() };
  assert.equal((await call(host(), updateProfile, { body }, headers)).statusCode, 200);
});

test('a session alone cannot change the email', async () => {
  const { user, headers } = await signIn(host());
  const email = `${randomUUID()}@example.com`;
  for (const current_password of [undefined, '', 'not it']) {
    const body = { name: 'Thief', email, current_password };
    const answer = await call(host(), updateProfile, { body }, headers);
    const refused = assertFailure(answer, 400, 'INVALID_CREDENTIALS');
    assert.equal(refused.fields?.[0]?.path, 'current_password');
  }
  const profile = await call(host(), getProfile, {}, headers);
  assert.deepEqual(getProfile.response.parse(profile.json()).user, user);
});

test('the email change cannot be used to guess the password', async () => {
  const { headers, password } = await signIn(host());
  const change = (current_password: string) => {
    const body = { name: 'Thief', email: `${randomUUID()}@example.com`, current_password };
    return call(host(), updateProfile, { body }, headers);
  };
  for (let n = 0; n < 10; n += 1) await change('not it');
  assertFailure(await change(password), 429, 'RATE_LIMITED');
});

test('changing the password ends the other sessions and keeps this one', async () => {
  const { user, password, headers } = await signIn(host());
  const { email } = user;
  const elsewhere = await call(host(), login, { body: { email, password } });
  const { token } = elsewhere.json<{ token: string }>();

  const body = { current_password: password, password: 'a new one' };
  assert.equal((await call(host(), changePassword, { body }, headers)).statusCode, 200);

  const other = await call(host(), getProfile, {}, { authorization: `Bearer ${token}` });
  assertFailure(other, 401, 'UNAUTHENTICATED');
  assert.equal((await call(host(), getProfile, {}, headers)).statusCode, 200);
});

test('a password replaced while it is being checked opens no session', async () => {
  const { user } = await signIn(host());
  const verified = await findByEmail(host().db, user.email);
  assert.ok(verified);
  const deps = { db: host().db, clock: host().clock.now, random: systemRandom };
  assert.notEqual(await openVerifiedSession(deps, verified), null);
  await setPasswordHash(host().db, host().clock.now, user.id, 'another hash');
  assert.equal(await openVerifiedSession(deps, verified), null);
  await host().db.deleteFrom('users').where('id', '=', user.id).execute();
  assert.equal(await openVerifiedSession(deps, verified), null);
});

// Proof P309
test('a wrong old password is a 400 and does not sign the member out', async () => {
  const { headers, password, user } = await signIn(host());
  const body = { current_password: 'not it', password: 'a new one' };
  const answer = await call(host(), changePassword, { body }, headers);
  const refused = assertFailure(answer, 400, 'INVALID_CREDENTIALS');
  assert.equal(refused.message, 'The old password is not correct');
  const signedIn = await call(host(), login, { body: { email: user.email, password } });
  assert.equal(signedIn.statusCode, 200);
});

// Proof P293
test('a session lasts 24 hours to the millisecond', async () => {
  const { headers } = await signIn(host());
  // The specification's value, not the constant.
  host().clock.advance(24 * 60 * 60 * 1000 - 1);
  assert.equal((await call(host(), getProfile, {}, headers)).statusCode, 200);
  host().clock.advance(1);
  assertFailure(await call(host(), getProfile, {}, headers), 401, 'SESSION_EXPIRED');
});

test('long expired sessions are deleted when somebody signs in', async () => {
  const { user } = await signIn(host());
  const sessions = () =>
    host().db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute();
  assert.equal((await sessions()).length, 1);
  host().clock.advance(sessionLifetimeMs * 9);
  await signIn(host());
  assert.equal((await sessions()).length, 0);
});

test('tokens and passwords are not stored in plain text', async () => {
  const { user, token, password } = await signIn(host());
  const account = await host()
    .db.selectFrom('users')
    .selectAll()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  assert.match(account.password_hash, /^\$argon2id\$/);
  const stored = JSON.stringify([
    account,
    await host().db.selectFrom('sessions').selectAll().execute(),
  ]);
  assert.ok(!stored.includes(token));
  assert.ok(!stored.includes(password));
});
