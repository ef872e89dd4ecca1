import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  changePassword,
  getProfile,
  login,
  parseRuntimeConfig,
  requestPasswordReset,
  resetPassword,
  updateProfile,
  updateUser,
} from 'shared-kit/contract';
import { openMail } from '../../mail/open-mail';
import type { MailQueue } from '../../mail/queue/mail-queue.port';
import { systemRandom } from '../../randomness';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { MemoryMail } from '../../testing/memory-mail';
import { resetTokenFor } from '../../testing/reset-token';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp, sharedTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { fixedConfig } from '../runtime-config/config-source';
import { answerWaitingRequests } from './answer-requests';
import { resetMail } from './reset-mail';
import { tokenLifetimeMs } from './reset-tokens.repository';

const hour = 60 * 60 * 1000;

const silent = { info: () => {}, warn: () => {}, error: () => {} };

const mail = new MemoryMail();
const host = sharedTestApp({ mail });

/** Each request comes from a separate address, so that tests do not share rate limits. */
let people = 0;
function ask(email: string, test: TestApp = host()) {
  people += 1;
  return call(test, requestPasswordReset, { body: { email } }, from(people));
}
const from = (person: number) => ({ 'x-forwarded-for': `203.0.113.${person % 250}` });

/** How another host processes leftover requests. */
const answering = ({ db, clock }: TestApp, queue: MailQueue) => ({
  db,
  clock: clock.now,
  random: systemRandom,
  mail: queue,
  publicUrl: 'http://app.test',
  config: fixedConfig(parseRuntimeConfig({})),
});

function tokenFor({ user }: SignedIn): Promise<string> {
  people += 1;
  return resetTokenFor(host(), mail, user.email, from(people));
}

const reset = (token: string, password = 'a new one') =>
  call(host(), resetPassword, { body: { token, password } });
const signInWith = (email: string, password: string) =>
  call(host(), login, { body: { email, password } });

testConformance({
  host,
  endpoint: requestPasswordReset,
  request: ({ user }) => ({ body: { email: user.email } }),
  bad: [
    { why: 'no body', body: undefined, message: 'Email is required' },
    { why: 'an invalid email', body: { email: 'nobody' }, message: 'Invalid email format' },
    {
      why: 'an unknown field',
      body: { email: 'a@b.c', link: 'x' },
      message: 'Unknown field “link”',
    },
  ],
  success: ({ message }) =>
    assert.equal(message, 'If this email has an account, a mail is on its way'),
});

testConformance({
  host,
  endpoint: resetPassword,
  request: async (caller) => ({
    body: { token: ` ${await tokenFor(caller)} `, password: 'a new one' },
  }),
  bad: [
    { why: 'no body', body: undefined, message: 'Token is required' },
    {
      why: 'a blank token',
      body: { token: ' ', password: '123456' },
      message: 'Token is required',
    },
    { why: 'no password', body: { token: 'a' }, message: 'Password is required' },
    {
      why: 'a short password',
      body: { token: 'a', password: '12345' },
      message: 'Password must be at least 6 characters',
    },
  ],
  success: async (_, { user, password, headers }) => {
    assert.equal((await signInWith(user.email, 'a new one')).statusCode, 200);
    assertFailure(await signInWith(user.email, password), 401, 'INVALID_CREDENTIALS');
    assertFailure(await call(host(), getProfile, {}, headers), 401, 'UNAUTHENTICATED');
  },
});

test('the mail goes to the stored address and contains link and token', async () => {
  const { user } = await signIn(host(), { email: 'Mira.Reset@example.com' });
  const arriving = mail.nextTo(user.email);
  await ask('mira.reset@EXAMPLE.com');
  const { to, subject, text } = await arriving;
  assert.equal(to, user.email);
  assert.equal(subject, 'Reset your Sitewright password');
  const token = /^http:\/\/app\.test\/reset-password#token=([\w-]{43})$/m.exec(text)?.[1];
  assert.ok(text.includes(`\n${token}\n`), text);
});

// Proof P304
test('a known and an unknown address get the same response, and only one gets a mail', async () => {
  const quiet = new MemoryMail();
  const test = await buildTestApp({ mail: quiet });
  const { user } = await signIn(test);
  const known = await ask(user.email, test);
  const unknown = await ask('nobody@example.com', test);
  assert.equal(known.statusCode, unknown.statusCode);
  assert.equal(known.body, unknown.body);
  // Closing waits for pending mails.
  await test.close();
  assert.deepEqual(
    quiet.sent.map(({ to }) => to),
    [user.email],
  );
});

test('the response does not wait for the mail to be saved, closing the host does', async () => {
  const events: string[] = [];
  let keep = (): void => undefined;
  const isKept = new Promise<void>((started) => {
    keep = started;
  });
  const test = await buildTestApp({
    mail: {
      add: async () => {
        await isKept;
        events.push('kept');
        return true;
      },
    },
  });
  const { user } = await signIn(test);
  assert.equal((await ask(user.email, test)).statusCode, 200);
  events.push('answered');
  keep();
  await test.close();
  assert.deepEqual(events, ['answered', 'kept']);
});

test('the mail expires together with its token', async () => {
  const { user } = await signIn(host());
  const arriving = mail.nextTo(user.email);
  await ask(user.email);
  const { kind, account, expiresAt } = await arriving;
  const end = new Date(host().clock.now().getTime() + tokenLifetimeMs);
  assert.deepEqual([kind, account, expiresAt], ['reset', user.id, end]);
});

test('an acknowledged request gets its mail even if its host crashes before saving it', async (t) => {
  const lines: string[] = [];
  const test = await buildTestApp({
    // A crashing host's open transaction is rolled back.
    mail: { add: () => Promise.reject(new Error('The database is away')) },
    log: { level: 'error', stream: { write: (line) => void lines.push(line) } },
  });
  t.after(() => test.close());
  const { user } = await signIn(test);
  assert.equal((await ask(user.email, test)).statusCode, 200);
  await test.app.close();
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /The database is away/);
  assert.ok(!lines[0]?.includes(user.email));
  assert.deepEqual(await test.db.selectFrom('password_resets').selectAll().execute(), []);

  const next = new MemoryMail();
  await answerWaitingRequests(answering(test, next), silent);
  await answerWaitingRequests(answering(test, next), silent);
  assert.deepEqual(
    next.sent.map(({ to }) => to),
    [user.email],
  );
});

test('a failing request does not block others, and an outdated one is deleted', async (t) => {
  const test = await buildTestApp({ mail: { add: () => Promise.reject(new Error('full')) } });
  t.after(() => test.close());
  const [first, second] = [await signIn(test), await signIn(test)];
  for (const { user } of [first, second]) await ask(user.email, test);
  await test.app.close();
  const waiting = () => test.db.selectFrom('reset_requests').select('email').execute();
  const next = new MemoryMail();
  const picky: MailQueue = {
    add: (transaction, mail) =>
      mail.account === first.user.id
        ? Promise.reject(new Error('full'))
        : next.add(transaction, mail),
  };
  await answerWaitingRequests(answering(test, picky), silent);
  assert.deepEqual(
    next.sent.map(({ to }) => to),
    [second.user.email],
  );
  assert.deepEqual(await waiting(), [{ email: first.user.email }]);
  test.clock.advance(tokenLifetimeMs);
  await answerWaitingRequests(answering(test, next), silent);
  assert.deepEqual([next.sent.length, await waiting()], [1, []]);
});

// Proof P305
test('a token works once', async () => {
  const member = await signIn(host());
  const token = await tokenFor(member);
  const answers = await Promise.all([reset(token, 'first one'), reset(token, 'second one')]);
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  assert.deepEqual(statuses, [200, 400]);
  const refused = assertFailure(await reset(token, 'third one'), 400, 'BAD_REQUEST');
  assert.deepEqual(refused.fields, [{ path: 'token', message: refused.message }]);
});

test('using a token ends the member’s other ones, and nobody else’s', async () => {
  const member = await signIn(host());
  const other = await signIn(host());
  const [first, second] = [await tokenFor(member), await tokenFor(member)];
  const theirs = await tokenFor(other);
  assert.equal((await reset(second)).statusCode, 200);
  assertFailure(await reset(first), 400, 'BAD_REQUEST');
  assert.equal((await reset(theirs)).statusCode, 200);
});

test('a token ends when the password or the email is changed in another way', async () => {
  const admin = await signIn(host(), { role: 'admin' });
  const changes: Record<string, (member: SignedIn) => Promise<{ statusCode: number }>> = {
    'the member’s new password': ({ headers, password }) => {
      const body = { current_password: password, password: 'a new one' };
      return call(host(), changePassword, { body }, headers);
    },
    'an admin’s new password for them': ({ user: { id, name, email } }) => {
      const body = { name, email, password: 'a new one' };
      return call(host(), updateUser, { params: { id }, body }, admin.headers);
    },
    'an admin’s new email for them': ({ user: { id, name, email } }) => {
      const body = { name, email: `new.${email}` };
      return call(host(), updateUser, { params: { id }, body }, admin.headers);
    },
  };
  for (const [name, change] of Object.entries(changes)) {
    const member = await signIn(host());
    const token = await tokenFor(member);
    assert.equal((await change(member)).statusCode, 200, name);
    assertFailure(await reset(token), 400, 'BAD_REQUEST');
  }
});

test('a token survives other changes', async () => {
  const member = await signIn(host());
  const token = await tokenFor(member);
  const body = { name: 'Another Name', email: member.user.email.toUpperCase() };
  await call(host(), updateProfile, { body }, member.headers);
  assert.equal((await reset(token)).statusCode, 200);
});

// Proof P306
test('a token is valid for an hour, to the millisecond', async () => {
  const member = await signIn(host());
  const [early, late] = [await tokenFor(member), await tokenFor(await signIn(host()))];
  host().clock.advance(hour - 1);
  assert.equal((await reset(early)).statusCode, 200);
  host().clock.advance(1);
  assertFailure(await reset(late), 400, 'BAD_REQUEST');
});

test('the token is stored hashed, and expired ones are deleted', async () => {
  const member = await signIn(host());
  const token = await tokenFor(member);
  const stored = () => host().db.selectFrom('password_resets').selectAll().execute();
  const rows = JSON.stringify(await stored());
  assert.ok(rows.includes(member.user.id));
  assert.ok(!rows.includes(token));
  host().clock.advance(tokenLifetimeMs);
  await tokenFor(await signIn(host()));
  assert.equal((await stored()).length, 1);
});

test('a completed reset clears the delay after failed sign-ins', async () => {
  const member = await signIn(host());
  for (let n = 0; n < 12; n += 1) await signInWith(member.user.email, 'not it');
  assertFailure(await signInWith(member.user.email, member.password), 429, 'RATE_LIMITED');
  assert.equal((await reset(await tokenFor(member))).statusCode, 200);
  assert.equal((await signInWith(member.user.email, 'a new one')).statusCode, 200);
});

test('requests are limited per email, equally for known and unknown ones', async () => {
  const { user } = await signIn(host());
  for (const email of [user.email, 'limited@example.com']) {
    for (let n = 0; n < 5; n += 1) assert.equal((await ask(email)).statusCode, 200);
    const refused = await ask(email.toUpperCase());
    assertFailure(refused, 429, 'RATE_LIMITED');
    assert.equal(refused.headers['retry-after'], '3600');
  }
  host().clock.advance(hour);
  assert.equal((await ask(user.email)).statusCode, 200);
});

test('requests and wrong tokens are limited per address', async () => {
  const here = { 'x-forwarded-for': '198.51.100.7' };
  const guess = () =>
    call(host(), resetPassword, { body: { token: 'guess', password: 'secret-1' } }, here);
  for (let n = 0; n < 30; n += 1) {
    const email = `person${n}@example.com`;
    const answer = await call(host(), requestPasswordReset, { body: { email } }, here);
    assert.equal(answer.statusCode, 200);
    assertFailure(await guess(), 400, 'BAD_REQUEST');
  }
  const body = { email: 'one.more@example.com' };
  const refused = await call(host(), requestPasswordReset, { body }, here);
  assertFailure(refused, 429, 'RATE_LIMITED');
  assertFailure(await guess(), 429, 'RATE_LIMITED');
});

test('the token is unfolded in the bytes of an outbox file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-reset-'));
  try {
    const settings = { smtpUrl: null, mailFrom: null, publicUrl: 'http://localhost:3000' };
    const token = 'aB-_'.repeat(11).slice(1);
    const text = { publicUrl: settings.publicUrl, brandName: 'Sitewright' };
    const outbox = openMail({ ...settings, outboxFolder: folder });
    const receipt = await outbox.send(resetMail('mira@example.com', token, text));
    assert.ok(receipt.kind === 'outbox');
    assert.ok((await readFile(receipt.path, 'utf8')).split('\r\n').includes(token));
  } finally {
    await rm(folder, { recursive: true });
  }
});
