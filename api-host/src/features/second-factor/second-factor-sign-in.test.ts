import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import {
  completeLogin,
  confirmSecondFactor,
  getProfile,
  login,
  resetPassword,
  suspendUser,
  updateUser,
} from 'shared-kit/contract';
import { systemRandom } from '../../randomness';
import { givenEncryptionKey } from '../../secrets/encryption-key';
import { secretBox } from '../../secrets/secret-box';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { MemoryMail } from '../../testing/memory-mail';
import { resetTokenFor } from '../../testing/reset-token';
import { signIn } from '../../testing/sign-in';
import { buildTestApp, sharedTestApp } from '../../testing/test-app';
import { openVerifiedSession } from '../accounts/sessions.repository';
import { findByEmail } from '../accounts/users.repository';
import { recordedAbout } from '../audit/testing/audit-trail';
import { challengeLifetimeMs } from './challenges.repository';
import { codeAt } from './testing/app-code';
import { begin, challengeFor, freshCode, protect, signInProtected } from './testing/second-factor';

const mail = new MemoryMail();
const host = sharedTestApp({ mail });

let networks = 0;
/** A separate network, so that tests do not share rate limits. */
const somewhere = () => {
  networks += 1;
  return { 'x-forwarded-for': `198.51.${networks >> 8}.${networks % 250}` };
};
const complete = (challenge: string, code: string, from = somewhere()) =>
  call(host(), completeLogin, { body: { challenge, code } }, from);

testConformance({
  host,
  endpoint: completeLogin,
  request: async () => {
    const member = await signInProtected(host());
    const challenge = await challengeFor(host(), member);
    return { body: { challenge, code: freshCode(host(), member.secret) } };
  },
  bad: [
    { why: 'no challenge', body: { challenge: '', code: '1' }, message: 'challenge is required' },
    { why: 'no code', body: { challenge: 'x', code: ' ' }, message: 'Enter the code' },
    {
      why: 'an email field',
      body: { challenge: 'x', code: '1', email: 'a@b.c' },
      message: 'Unknown field “email”',
    },
  ],
  success: async ({ message, token, user }) => {
    assert.equal(message, 'Signed in');
    assert.notEqual(user.second_factor_since, undefined);
    const profile = await call(host(), getProfile, {}, { authorization: `Bearer ${token}` });
    assert.equal(profile.statusCode, 200);
  },
});

test('without a second factor the sign-in response is unchanged', async () => {
  const { user, password } = await signIn(host());
  const answer = await call(host(), login, { body: { email: user.email, password } });
  assert.equal(answer.statusCode, 200);
  const body = answer.json<{ token: string; user: Record<string, unknown> }>();
  assert.deepEqual(Object.keys(body), ['message', 'token', 'user']);
  assert.deepEqual(Object.keys(body.user), [
    'id',
    'name',
    'email',
    'role',
    'created_at',
    'oto_1',
    'oto_2',
    'oto_3',
    'oto_4',
    'oto_5',
    'oto_6',
    'oto_7',
    'oto_8',
    'release_manager',
  ]);
});

test('the password alone opens no session, and its response names nobody', async () => {
  const member = await signInProtected(host());
  const sessions = () =>
    host().db.selectFrom('sessions').select('id').where('user_id', '=', member.user.id).execute();
  const before = (await sessions()).length;
  const body = { email: member.user.email, password: member.password };
  const answer = await call(host(), login, { body });
  const failure = assertFailure(answer, 401, 'SECOND_FACTOR_REQUIRED');
  assert.deepEqual(Object.keys(failure), ['message', 'code', 'requestId', 'challenge']);
  assert.equal((await sessions()).length, before);
  assertFailure(
    await call(host(), getProfile, {}, { authorization: `Bearer ${failure.challenge}` }),
    401,
    'UNAUTHENTICATED',
  );
});

test('a wrong password gets the same refusal as for any account', async () => {
  const { user } = await signInProtected(host());
  const answer = await call(host(), login, { body: { email: user.email, password: 'not it' } });
  const { message, challenge } = assertFailure(answer, 401, 'INVALID_CREDENTIALS');
  assert.equal(message, 'Email or password is not correct');
  assert.equal(challenge, undefined);
});

test('a code works once across all hosts, and the one from the setup not at all', async () => {
  const member = await signIn(host());
  const secret = await begin(host(), member);
  const code = freshCode(host(), secret);
  await call(host(), confirmSecondFactor, { body: { code } }, member.headers);
  const first = await complete(await challengeFor(host(), member), code);
  const { message } = assertFailure(first, 401, 'INVALID_CREDENTIALS');
  assert.equal(message, 'This code was used already. Wait for the next one');
  const next = freshCode(host(), secret);
  const challenges = [await challengeFor(host(), member), await challengeFor(host(), member)];
  const answers = await Promise.all(challenges.map((challenge) => complete(challenge, next)));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  assert.deepEqual(statuses, [200, 401]);
});

test('a phone’s clock may be off by one step and no more', async () => {
  const member = await signInProtected(host());
  const off = (seconds: number) =>
    codeAt(member.secret, new Date(host().clock.now().getTime() + seconds * 1000));
  host().clock.advance(10 * 60 * 1000);
  const challenge = await challengeFor(host(), member);
  assertFailure(await complete(challenge, off(-60)), 401, 'INVALID_CREDENTIALS');
  assertFailure(await complete(challenge, off(60)), 401, 'INVALID_CREDENTIALS');
  assert.equal((await complete(challenge, off(-30))).statusCode, 200);
  assert.equal((await complete(await challengeFor(host(), member), off(30))).statusCode, 200);
  // Now is before the last accepted step.
  const passed = await complete(await challengeFor(host(), member), off(0));
  assertFailure(passed, 401, 'INVALID_CREDENTIALS');
});

test('the challenge is valid for five minutes, to the millisecond, and once', async () => {
  const member = await signInProtected(host());
  const [early, late] = [await challengeFor(host(), member), await challengeFor(host(), member)];
  host().clock.advance(challengeLifetimeMs - 1);
  assert.equal((await complete(early, codeAt(member.secret, host().clock.now()))).statusCode, 200);
  host().clock.advance(1);
  assertFailure(await complete(late, freshCode(host(), member.secret)), 401, 'UNAUTHENTICATED');
  const again = await complete(early, freshCode(host(), member.secret));
  const { message } = assertFailure(again, 401, 'UNAUTHENTICATED');
  assert.equal(message, 'This sign-in has taken too long. Enter your password again');
});

test('a challenge opens no other account', async () => {
  const [member, other] = [await signInProtected(host()), await signInProtected(host())];
  const challenge = await challengeFor(host(), member);
  const foreign = await complete(challenge, freshCode(host(), other.secret));
  assertFailure(foreign, 401, 'INVALID_CREDENTIALS');
  const recovery = await complete(challenge, other.recoveryCodes[0] ?? '');
  assertFailure(recovery, 401, 'INVALID_CREDENTIALS');
});

test('a recovery code works once, in any spelling, and is recorded and notified', async () => {
  const member = await signInProtected(host());
  const code = member.recoveryCodes[2] ?? '';
  const arrived = mail.nextTo(member.user.email);
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
  assert.equal((await complete(await challengeFor(host(), member), typed)).statusCode, 200);
  const { to, subject, text } = await arrived;
  assert.deepEqual(
    [to, subject],
    [member.user.email, 'Your Sitewright account: recovery code used'],
  );
  assert.match(text, /9 are left/);
  assert.ok(!text.includes(code));
  const again = await complete(await challengeFor(host(), member), code);
  assertFailure(again, 401, 'INVALID_CREDENTIALS');
  const actions = (await recordedAbout(host(), member.user.id)).map(({ action }) => action);
  assert.deepEqual(actions, ['account.second-factor-on', 'account.recovery-code-used']);
});

test('wrong codes delay the account, across challenges and networks', async () => {
  const member = await signInProtected(host());
  for (let tries = 0; tries < 5; tries += 1) {
    const refused = await complete(await challengeFor(host(), member), '000000');
    assertFailure(refused, 401, 'INVALID_CREDENTIALS');
  }
  const challenge = await challengeFor(host(), member);
  const waiting = await complete(challenge, codeAt(member.secret, host().clock.now()));
  assertFailure(waiting, 429, 'RATE_LIMITED');
  assert.equal((await complete(challenge, freshCode(host(), member.secret))).statusCode, 200);
});

test('a stranger with the password does not lock the member out of their own network', async () => {
  const member = await signInProtected(host());
  const home = somewhere();
  const enter = async (code: string, from: typeof home) =>
    complete(await challengeFor(host(), member, from), code, from);
  assert.equal((await enter(freshCode(host(), member.secret), home)).statusCode, 200);
  for (let tries = 0; tries < 12; tries += 1) await enter('000000', somewhere());
  assertFailure(await enter('000000', somewhere()), 429, 'RATE_LIMITED');
  const code = codeAt(member.secret, new Date(host().clock.now().getTime() + 30_000));
  assert.equal((await enter(code, home)).statusCode, 200);
});

test('invalid challenges are limited per network', async () => {
  const from = somewhere();
  for (let tries = 0; tries < 50; tries += 1) {
    assertFailure(await complete('x'.repeat(43), '000000', from), 401, 'UNAUTHENTICATED');
  }
  assertFailure(await complete('x'.repeat(43), '000000', from), 429, 'RATE_LIMITED');
});

test('somebody with the password cannot fill the table of challenges', async () => {
  const member = await signInProtected(host());
  const challenges = [];
  for (let asked = 0; asked < 13; asked += 1) {
    host().clock.advance(1);
    challenges.push(await challengeFor(host(), member));
  }
  const { db } = host();
  const rows = await db
    .selectFrom('sign_in_challenges')
    .select('user_id')
    .where('user_id', '=', member.user.id)
    .execute();
  assert.equal(rows.length, 10);
  const newest = await complete(challenges.at(-1) ?? '', freshCode(host(), member.secret));
  assert.equal(newest.statusCode, 200);
});

test('after a password reset the code is still required, and an earlier challenge is invalid', async () => {
  const member = await signInProtected(host());
  const challenge = await challengeFor(host(), member);
  const token = await resetTokenFor(host(), mail, member.user.email, somewhere());
  const body = { token, password: 'another good one' };
  assert.equal((await call(host(), resetPassword, { body }, somewhere())).statusCode, 200);
  const code = freshCode(host(), member.secret);
  assertFailure(await complete(challenge, code), 401, 'UNAUTHENTICATED');
  const anew = await challengeFor(host(), { ...member, password: body.password });
  assert.equal((await complete(anew, code)).statusCode, 200);
});

test('an admin’s new password for an account does not disable it either', async () => {
  const member = await signInProtected(host());
  const admin = await signIn(host(), { role: 'admin' });
  const params = { id: member.user.id };
  const body = { name: 'Some Body', email: member.user.email, password: 'set by an admin' };
  assert.equal((await call(host(), updateUser, { params, body }, admin.headers)).statusCode, 200);
  await challengeFor(host(), { ...member, password: body.password });
});

test('an account suspended between the steps gets no session', async () => {
  const member = await signInProtected(host());
  const challenge = await challengeFor(host(), member);
  const admin = await signIn(host(), { role: 'admin' });
  const params = { id: member.user.id };
  await call(host(), suspendUser, { params, body: { reason: 'Spam' } }, admin.headers);
  assertFailure(await complete(challenge, freshCode(host(), member.secret)), 403, 'FORBIDDEN');
});

test('the mail about a new network is sent after the code, not after the password', async () => {
  const member = await signInProtected(host());
  const first = await complete(
    await challengeFor(host(), member),
    freshCode(host(), member.secret),
  );
  assert.equal(first.statusCode, 200);
  const about = () =>
    mail.sent.filter(({ to, subject }) => to === member.user.email && /sign-in/.test(subject));
  const challenge = await challengeFor(host(), member, somewhere());
  assert.equal(about().length, 0);
  const arrived = mail.nextTo(member.user.email);
  assert.equal((await complete(challenge, freshCode(host(), member.secret))).statusCode, 200);
  assert.equal((await arrived).subject, 'New sign-in to your Sitewright account');
});

test('a host with another key accepts recovery codes and says so', async () => {
  const member = await signInProtected(host());
  const box = secretBox(givenEncryptionKey(randomBytes(32)));
  const other = await buildTestApp({ db: host().db, clock: host().clock.now, box });
  try {
    const challenge = await challengeFor(host(), member);
    const enter = (code: string) =>
      call(other, completeLogin, { body: { challenge, code } }, somewhere());
    const { message } = assertFailure(
      await enter(freshCode(host(), member.secret)),
      503,
      'UNAVAILABLE',
    );
    assert.match(message, /recovery code/);
    assert.equal((await enter(member.recoveryCodes[0] ?? '')).statusCode, 200);
  } finally {
    await other.close();
  }
});

test('a sign-in whose password was checked before it was enabled gets no session', async () => {
  const member = await signIn(host());
  const { db, clock } = host();
  const verified = await findByEmail(db, member.user.email);
  assert.ok(verified);
  await protect(host(), member);
  const sources = { db, clock: clock.now, random: systemRandom };
  assert.equal(await openVerifiedSession(sources, verified), null);
});
