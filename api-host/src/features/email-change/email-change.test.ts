import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  cancelEmailChange,
  changePassword,
  confirmEmailChange,
  getEmailChange,
  getProfile,
  login,
  resetPassword,
  sendEmailChange,
  updateProfile,
  updateUser,
} from 'shared-kit/contract';
import type { Mail } from '../../mail/mail.port';
import { systemRandom } from '../../randomness';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { MemoryMail } from '../../testing/memory-mail';
import { resetTokenFor } from '../../testing/reset-token';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp, sharedTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { endSessionsOf, sessionIdOf } from '../accounts/sessions.repository';
import { changeLifetimeMs, noteChange } from './email-changes.repository';

const mail = new MemoryMail();
const host = sharedTestApp({ mail });

const freshEmail = () => `new.${randomUUID()}@example.com`;
const mailsTo = (address: string, from = mail): Mail[] =>
  from.sent.filter(({ to }) => to === address);

/** Requests another email, as the profile form does. */
function askFor({ user, password, headers }: SignedIn, email: string, test: TestApp = host()) {
  const body = { name: user.name, email, current_password: password };
  return call(test, updateProfile, { body }, headers);
}

/** Requests another email; returns it with the token from the newest mail there. */
async function waitingFor(member: SignedIn): Promise<{ email: string; token: string }> {
  const email = freshEmail();
  const answer = await askFor(member, email);
  assert.equal(answer.statusCode, 200, answer.body);
  return { email, token: tokenMailedTo(email) };
}

function tokenMailedTo(email: string): string {
  const { text } = mailsTo(email).at(-1) ?? { text: '' };
  const token = /^http:\/\/app\.test\/confirm-email#token=([\w-]{43})$/m.exec(text)?.[1];
  assert.ok(token, text);
  assert.ok(text.includes(`\n${token}\n`), text);
  return token;
}

let networks = 0;
/** Confirms from a separate network, so that tests do not share rate limits. */
function confirm(token: string) {
  networks += 1;
  const from = { 'x-forwarded-for': `203.0.113.${networks % 250}` };
  return call(host(), confirmEmailChange, { body: { token } }, from);
}

async function emailOf({ headers }: SignedIn): Promise<string> {
  const answer = await call(host(), getProfile, {}, headers);
  return getProfile.response.parse(answer.json()).user.email;
}

async function waits({ headers }: SignedIn) {
  const answer = await call(host(), getEmailChange, {}, headers);
  return getEmailChange.response.parse(answer.json()).change;
}

testConformance({
  host,
  endpoint: getEmailChange,
  request: () => ({}),
  success: async ({ change }, caller) => {
    assert.equal(change, null);
    const { email } = await waitingFor(caller);
    const expires = new Date(host().clock.now().getTime() + changeLifetimeMs).toISOString();
    assert.deepEqual(await waits(caller), { email, expires_at: expires });
    assert.equal(await waits(await signIn(host())), null);
  },
});

testConformance({
  host,
  endpoint: sendEmailChange,
  request: async (caller) => {
    await waitingFor(caller);
    return {};
  },
  success: async ({ message }, caller) => {
    assert.equal(message, 'A new link is on its way; the one before no longer works');
    const { email = '' } = (await waits(caller)) ?? {};
    assert.equal(mailsTo(email).length, 2);
  },
});

testConformance({
  host,
  endpoint: cancelEmailChange,
  request: async (caller) => {
    await waitingFor(caller);
    return {};
  },
  success: async (_, caller) => {
    assert.equal(await waits(caller), null);
    const again = await call(host(), cancelEmailChange, {}, caller.headers);
    assertFailure(again, 404, 'NOT_FOUND');
  },
});

testConformance({
  host,
  endpoint: confirmEmailChange,
  request: async (caller) => ({ body: { token: ` ${(await waitingFor(caller)).token} ` } }),
  bad: [
    { why: 'no body', body: undefined, message: 'Token is required' },
    { why: 'a blank token', body: { token: ' ' }, message: 'Token is required' },
    { why: 'an overlong token', body: { token: 'x'.repeat(201) }, message: 'Token is too long' },
    {
      why: 'an unknown field',
      body: { token: 'x', email: 'a@b.c' },
      message: 'Unknown field “email”',
    },
  ],
  success: async (_, caller) => {
    const email = await emailOf(caller);
    assert.match(email, /^new\./);
    const { password, user } = caller;
    const signInWith = (address: string) =>
      call(host(), login, { body: { email: address, password } });
    assert.equal((await signInWith(email)).statusCode, 200);
    assertFailure(await signInWith(user.email), 401, 'INVALID_CREDENTIALS');
  },
});

test('the account keeps its email until confirmed, and the name changes at once', async () => {
  const member = await signIn(host());
  const email = freshEmail();
  const body = { name: 'Another Name', email, current_password: member.password };
  const answer = await call(host(), updateProfile, { body }, member.headers);
  const { message, user } = updateProfile.response.parse(answer.json());
  assert.equal(
    message,
    `Profile updated. To change your email, open the link we have sent to ${email}`,
  );
  assert.equal(user.name, 'Another Name');
  assert.equal(user.email, member.user.email);
  assert.equal(await emailOf(member), member.user.email);
});

test('the old address is notified when a change is requested and when it is done', async () => {
  const member = await signIn(host());
  const { email, token } = await waitingFor(member);
  const [request, ...tooMany] = mailsTo(member.user.email);
  assert.deepEqual(tooMany, []);
  assert.equal(request?.subject, 'A new email was requested for your Sitewright account');
  assert.match(request.text, /http:\/\/app\.test\/profile-settings/);
  assert.equal((await confirm(token)).statusCode, 200);
  const [, completion] = mailsTo(member.user.email);
  assert.equal(completion?.subject, 'The email of your Sitewright account was changed');
  for (const { text } of [request, completion]) {
    assert.match(text, /n…@example\.com/);
    assert.ok(!text.includes(email), text);
    assert.ok(!text.includes(token), text);
  }
});

test('of concurrent confirmations one succeeds, and none afterwards', async () => {
  const member = await signIn(host());
  const { email, token } = await waitingFor(member);
  const answers = await Promise.all([confirm(token), confirm(token)]);
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  assert.deepEqual(statuses, [200, 400]);
  const refused = assertFailure(await confirm(token), 400, 'BAD_REQUEST');
  assert.deepEqual(refused.fields, [{ path: 'token', message: refused.message }]);
  assert.equal(await emailOf(member), email);
});

test('the link is valid for 24 hours, to the millisecond', async () => {
  const early = await waitingFor(await signIn(host()));
  const member = await signIn(host());
  const late = await waitingFor(member);
  host().clock.advance(changeLifetimeMs - 1);
  assert.equal((await confirm(early.token)).statusCode, 200);
  host().clock.advance(1);
  assertFailure(await confirm(late.token), 400, 'BAD_REQUEST');
});

test('a resent link replaces the previous one', async () => {
  const member = await signIn(host());
  const { email, token } = await waitingFor(member);
  const again = await call(host(), sendEmailChange, {}, member.headers);
  assert.equal(again.statusCode, 200, again.body);
  assertFailure(await confirm(token), 400, 'BAD_REQUEST');
  assert.equal((await confirm(tokenMailedTo(email))).statusCode, 200);
  const nothing = await call(host(), sendEmailChange, {}, member.headers);
  assertFailure(nothing, 404, 'NOT_FOUND');
});

test('a second request replaces the first', async () => {
  const member = await signIn(host());
  const first = await waitingFor(member);
  const second = await waitingFor(member);
  assertFailure(await confirm(first.token), 400, 'BAD_REQUEST');
  assert.equal((await confirm(second.token)).statusCode, 200);
});

// Proof P307
test('a taken address is not revealed, and its owner is notified', async () => {
  const owner = await signIn(host());
  const member = await signIn(host());
  const taken = await askFor(member, owner.user.email.toUpperCase());
  const free = await askFor(member, freshEmail());
  assert.equal(taken.statusCode, free.statusCode);
  const [told, ...more] = mailsTo(owner.user.email.toUpperCase());
  assert.deepEqual(more, []);
  assert.match(told?.text ?? '', /already has an account/);
  assert.doesNotMatch(told?.text ?? '', /token/);
});

// Proof P308
test('an address taken meanwhile is refused with 409, and nothing changes', async () => {
  const member = await signIn(host());
  const { email, token } = await waitingFor(member);
  await signIn(host(), { email: email.toUpperCase() });
  const refused = assertFailure(await confirm(token), 409, 'CONFLICT');
  assert.equal(refused.fields?.[0]?.path, 'email');
  assert.equal(await emailOf(member), member.user.email);
});

test('a confirmed change ends the other sessions and password reset links', async () => {
  const member = await signIn(host());
  const { user, password, headers } = member;
  const elsewhere = await call(host(), login, { body: { email: user.email, password } });
  const { token: other } = login.response.parse(elsewhere.json());
  const reset = await resetTokenFor(host(), mail, user.email);
  const { token } = await waitingFor(member);
  const seenElsewhere = () => call(host(), getProfile, {}, { authorization: `Bearer ${other}` });
  assert.equal((await seenElsewhere()).statusCode, 200);

  assert.equal((await confirm(token)).statusCode, 200);
  assertFailure(await seenElsewhere(), 401, 'UNAUTHENTICATED');
  assert.equal((await call(host(), getProfile, {}, headers)).statusCode, 200);
  const body = { token: reset, password: 'a new one' };
  assertFailure(await call(host(), resetPassword, { body }), 400, 'BAD_REQUEST');
});

test('a new password, or an email set by an admin, cancels the pending change', async () => {
  const admin = await signIn(host(), { role: 'admin' });
  const changes: Record<string, (member: SignedIn) => Promise<{ statusCode: number }>> = {
    'the member’s new password': ({ headers, password }) => {
      const body = { current_password: password, password: 'a new one' };
      return call(host(), changePassword, { body }, headers);
    },
    'a reset': async ({ user }) => {
      const token = await resetTokenFor(host(), mail, user.email);
      return call(host(), resetPassword, { body: { token, password: 'a new one' } });
    },
    'an admin’s new password for them': ({ user: { id, name, email } }) => {
      const body = { name, email, password: 'a new one' };
      return call(host(), updateUser, { params: { id }, body }, admin.headers);
    },
    'an admin’s new email for them': ({ user: { id, name, email } }) => {
      const body = { name, email: `other.${email}` };
      return call(host(), updateUser, { params: { id }, body }, admin.headers);
    },
  };
  for (const [name, change] of Object.entries(changes)) {
    const member = await signIn(host());
    const { token } = await waitingFor(member);
    assert.equal((await change(member)).statusCode, 200, name);
    assertFailure(await confirm(token), 400, 'BAD_REQUEST');
  }
});

test('an admin’s new name for a member keeps the pending change', async () => {
  const admin = await signIn(host(), { role: 'admin' });
  const member = await signIn(host());
  const { token } = await waitingFor(member);
  const { id, email } = member.user;
  const body = { name: 'Renamed', email };
  await call(host(), updateUser, { params: { id }, body }, admin.headers);
  assert.equal((await confirm(token)).statusCode, 200);
});

test('a session that ended during the password check cannot request a change', async () => {
  const { user, token } = await signIn(host());
  const sessionId = sessionIdOf(token);
  await endSessionsOf(host().db, user.id);
  const deps = { clock: host().clock.now, random: systemRandom };
  const change = { userId: user.id, email: freshEmail(), sessionId };
  const noting = host()
    .db.transaction()
    .execute((transaction) => noteChange(transaction, deps, change));
  await assert.rejects(noting, { code: 'UNAUTHENTICATED' });
});

test('the token is stored hashed', async () => {
  const member = await signIn(host());
  const { token } = await waitingFor(member);
  const rows = JSON.stringify(await host().db.selectFrom('email_changes').selectAll().execute());
  assert.ok(rows.includes(member.user.id));
  assert.ok(!rows.includes(token));
});

test('mails are limited per member and per address', async () => {
  const member = await signIn(host());
  const target = freshEmail();
  for (let n = 0; n < 5; n += 1) assert.equal((await askFor(member, target)).statusCode, 200);
  assertFailure(await askFor(member, freshEmail()), 429, 'RATE_LIMITED');
  const again = await call(host(), sendEmailChange, {}, member.headers);
  assertFailure(again, 429, 'RATE_LIMITED');
  assertFailure(await askFor(await signIn(host()), target), 429, 'RATE_LIMITED');
  assert.equal(mailsTo(target).length, 5);
});

test('wrong tokens are limited per network', async () => {
  const from = { 'x-forwarded-for': '198.51.100.9' };
  const guess = () => call(host(), confirmEmailChange, { body: { token: 'guess' } }, from);
  for (let n = 0; n < 30; n += 1) assertFailure(await guess(), 400, 'BAD_REQUEST');
  assertFailure(await guess(), 429, 'RATE_LIMITED');
});

test('a mail that cannot be saved is reported, and the previous link stays valid', async () => {
  let isKept = true;
  const kept = new MemoryMail();
  const test = await buildTestApp({
    mail: { add: async (transaction, one) => isKept && kept.add(transaction, one) },
  });
  try {
    const member = await signIn(test);
    const email = freshEmail();
    await askFor(member, email, test);
    isKept = false;
    assertFailure(await call(test, sendEmailChange, {}, member.headers), 503, 'UNAVAILABLE');
    const text = kept.sent.find(({ to }) => to === email)?.text ?? '';
    const token = /#token=([\w-]+)$/m.exec(text)?.[1] ?? '';
    assert.equal((await call(test, confirmEmailChange, { body: { token } })).statusCode, 200);
    const answer = await askFor(member, freshEmail(), test);
    const { message } = updateProfile.response.parse(answer.json());
    assert.match(message, /could not be sent to .* Send it again in a moment$/);
  } finally {
    await test.close();
  }
});
