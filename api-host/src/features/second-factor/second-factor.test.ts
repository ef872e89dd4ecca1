import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getProfile,
  getSecondFactor,
  login,
  removeUserSecondFactor,
  renewRecoveryCodes,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { MemoryMail } from '../../testing/memory-mail';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { recordedAbout } from '../audit/testing/audit-trail';
import { setUpLifetimeMs } from './set-up';
import { codeAt } from './testing/app-code';
import { begin, freshCode, protect, signInProtected } from './testing/second-factor';

const mail = new MemoryMail();
const host = sharedTestApp({ mail });

const status = async ({ headers }: SignedIn) => {
  const answer = await call(host(), getSecondFactor, {}, headers);
  return getSecondFactor.response.parse(answer.json()).second_factor;
};
const actionsAbout = async ({ user }: SignedIn) =>
  (await recordedAbout(host(), user.id)).map(({ action }) => action);

testConformance({
  host,
  endpoint: getSecondFactor,
  request: () => ({}),
  success: async ({ second_factor: off }, caller) => {
    assert.deepEqual(off, { since: null, recovery_codes: 0, required: false });
    await protect(host(), caller);
    const since = host().clock.now().toISOString();
    assert.deepEqual(await status(caller), { since, recovery_codes: 10, required: false });
  },
});

testConformance({
  host,
  endpoint: beginSecondFactor,
  request: ({ password }) => ({ body: { current_password: password } }),
  bad: [
    {
      why: 'no password',
      body: { current_password: '' },
      message: 'Enter your current password',
    },
    {
      why: 'an unknown field',
      body: { current_password: 'x', secret: 'y' },
      message: 'Unknown field “secret”',
    },
  ],
  success: ({ secret, uri }, { user }) => {
    assert.match(secret, /^[A-Z2-7]{32}$/);
    const email = encodeURIComponent(user.email);
    assert.equal(
      uri,
      `otpauth://totp/Sitewright:${email}?issuer=Sitewright&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  },
});

testConformance({
  host,
  endpoint: confirmSecondFactor,
  request: async (caller) => ({ body: { code: freshCode(host(), await begin(host(), caller)) } }),
  bad: [
    { why: 'no code', body: { code: ' ' }, message: 'Enter the code' },
    { why: 'an overlong code', body: { code: '1'.repeat(41) }, message: 'The code is too long' },
  ],
  success: async ({ recovery_codes: codes }, caller) => {
    assert.equal(new Set(codes).size, 10);
    for (const code of codes)
      assert.match(code, /^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    assert.equal((await status(caller)).recovery_codes, 10);
    assert.deepEqual(await actionsAbout(caller), ['account.second-factor-on']);
  },
});

const lacking = [
  { why: 'no code', body: { current_password: 'x', code: '' }, message: 'Enter the code' },
  {
    why: 'no password',
    body: { current_password: '', code: '1' },
    message: 'Enter your current password',
  },
];
const enterProtected = (caller: SignedIn) => protect(host(), caller);
const proofOf = (caller: SignedIn) => {
  const { secret, password } = caller as Awaited<ReturnType<typeof protect>>;
  return { body: { current_password: password, code: freshCode(host(), secret) } };
};

testConformance({
  host,
  endpoint: renewRecoveryCodes,
  enter: enterProtected,
  request: proofOf,
  bad: lacking,
  success: async ({ recovery_codes: codes }, caller) => {
    assert.equal(codes.length, 10);
    assert.equal((await status(caller)).recovery_codes, 10);
    const before = (caller as Awaited<ReturnType<typeof protect>>).recoveryCodes;
    assert.ok(codes.every((code) => !before.includes(code)));
    const body = { current_password: caller.password, code: before[0] ?? '' };
    assertFailure(
      await call(host(), endSecondFactor, { body }, caller.headers),
      400,
      'INVALID_CREDENTIALS',
    );
  },
});

testConformance({
  host,
  endpoint: endSecondFactor,
  enter: enterProtected,
  request: proofOf,
  bad: lacking,
  success: async (_, caller) => {
    assert.deepEqual(await status(caller), { since: null, recovery_codes: 0, required: false });
    const body = { email: caller.user.email, password: caller.password };
    assert.equal((await call(host(), login, { body })).statusCode, 200);
    assert.deepEqual(await actionsAbout(caller), [
      'account.second-factor-on',
      'account.second-factor-off',
    ]);
  },
});

testConformance({
  host,
  endpoint: removeUserSecondFactor,
  caller: { role: 'admin' },
  refused: [{}, { flags: { oto_6: 1 } }, { role: 'manager' }],
  request: async () => ({ params: { id: (await signInProtected(host())).user.id } }),
  bad: [{ why: 'no id', params: { id: 'me' }, message: 'id must be a UUID' }],
  success: ({ user }) => {
    assert.equal(user.second_factor_since, undefined);
  },
});

test('after an admin removed a lost second factor, the member signs in with the password alone', async () => {
  const member = await signInProtected(host());
  const admin = await signIn(host(), { role: 'admin' });
  const arrived = mail.nextTo(member.user.email);
  const take = (id: string) =>
    call(host(), removeUserSecondFactor, { params: { id } }, admin.headers);
  assert.equal((await take(member.user.id)).statusCode, 200);
  const { to, subject } = await arrived;
  assert.deepEqual(
    [to, subject],
    [member.user.email, 'Your Sitewright account: second factor taken off'],
  );
  const body = { email: member.user.email, password: member.password };
  assert.equal((await call(host(), login, { body })).statusCode, 200);
  assert.deepEqual((await recordedAbout(host(), member.user.id)).at(-1), {
    action: 'account.second-factor-off',
    actor: admin.user.id,
    detail: {},
  });
  assertFailure(await take(member.user.id), 409, 'CONFLICT');
});

test('an admin can remove another admin’s, but not their own or an unknown account’s', async () => {
  const admin = await signInProtected(host(), { role: 'admin' });
  const other = await signInProtected(host(), { role: 'admin' });
  const take = (id: string) =>
    call(host(), removeUserSecondFactor, { params: { id } }, admin.headers);
  assertFailure(await take(admin.user.id), 400, 'BAD_REQUEST');
  assert.equal((await take(other.user.id)).statusCode, 200);
  assertFailure(await take('00000000-0000-4000-8000-000000000000'), 404, 'NOT_FOUND');
});

test('setting up takes the password and the first code, within 15 minutes', async () => {
  const member = await signIn(host());
  const wrong = { current_password: 'not it' };
  const refused = await call(host(), beginSecondFactor, { body: wrong }, member.headers);
  const { fields } = assertFailure(refused, 400, 'INVALID_CREDENTIALS');
  assert.equal(fields?.[0]?.path, 'current_password');
  const confirm = (code: string) =>
    call(host(), confirmSecondFactor, { body: { code } }, member.headers);
  assertFailure(await confirm('123456'), 409, 'CONFLICT');
  const secret = await begin(host(), member);
  const notIt = assertFailure(await confirm('not a code'), 400, 'INVALID_CREDENTIALS');
  assert.equal(notIt.fields?.[0]?.path, 'code');
  host().clock.advance(setUpLifetimeMs);
  assertFailure(await confirm(codeAt(secret, host().clock.now())), 409, 'CONFLICT');
  assert.equal((await status(member)).since, null);
});

test('enabling it ends the sessions that were opened without it', async () => {
  const member = await signIn(host());
  const {
    user: { email },
    password,
  } = member;
  const other = await call(host(), login, { body: { email, password } });
  const { token } = login.response.parse(other.json());
  await protect(host(), member);
  const elsewhere = { authorization: `Bearer ${token}` };
  assertFailure(await call(host(), getProfile, {}, elsewhere), 401, 'UNAUTHENTICATED');
  assert.equal((await call(host(), getProfile, {}, member.headers)).statusCode, 200);
});

test('while it is enabled, no other can be set up', async () => {
  const member = await signInProtected(host());
  const body = { current_password: member.password };
  assertFailure(await call(host(), beginSecondFactor, { body }, member.headers), 409, 'CONFLICT');
});

test('disabling it takes both password and code', async () => {
  const member = await signInProtected(host());
  const end = (password: string, code: string) =>
    call(host(), endSecondFactor, { body: { current_password: password, code } }, member.headers);
  const noPassword = await end('not it', freshCode(host(), member.secret));
  assert.equal(
    assertFailure(noPassword, 400, 'INVALID_CREDENTIALS').fields?.[0]?.path,
    'current_password',
  );
  const noCode = await end(member.password, '000000');
  assert.equal(assertFailure(noCode, 400, 'INVALID_CREDENTIALS').fields?.[0]?.path, 'code');
  assert.notEqual((await status(member)).since, null);
  const recoveryCode = member.recoveryCodes[3] ?? '';
  assert.equal((await end(member.password, recoveryCode)).statusCode, 200);
  assertFailure(await end(member.password, recoveryCode), 409, 'CONFLICT');
});

test('a session and the password do not make codes easier to guess', async () => {
  const member = await signInProtected(host());
  const end = (code: string) =>
    call(
      host(),
      endSecondFactor,
      { body: { current_password: member.password, code } },
      member.headers,
    );
  for (let tries = 0; tries < 5; tries += 1) {
    assertFailure(await end('000000'), 400, 'INVALID_CREDENTIALS');
  }
  assertFailure(await end(codeAt(member.secret, host().clock.now())), 429, 'RATE_LIMITED');
});

test('neither the secret nor a recovery code is in the database', async () => {
  const member = await signInProtected(host());
  const { id } = member.user;
  const user = await host()
    .db.selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const codes = await host()
    .db.selectFrom('recovery_codes')
    .selectAll()
    .where('user_id', '=', id)
    .execute();
  assert.equal(codes.length, 10);
  const text = JSON.stringify([user, codes]);
  assert.match(text, /v1\./);
  for (const secret of [member.secret, ...member.recoveryCodes]) {
    assert.ok(!text.includes(secret));
    assert.ok(!text.includes(secret.replaceAll('-', '')));
  }
});
