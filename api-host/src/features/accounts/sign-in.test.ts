import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { changePassword, login } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/ladder';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

let host: TestApp;
beforeEach(async () => {
  host = await buildTestApp();
});
afterEach(() => host.close());

const attempt = (email: string, password: string, ip = '10.0.0.1') =>
  call(host, login, { body: { email, password } }, { 'x-forwarded-for': ip });

const repeat = async (times: number, run: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < times; index += 1) await run(index);
};

test('the eleventh failure on an email, in any case and from anywhere, has to wait', async () => {
  const { user, password } = await signIn(host);
  await repeat(10, async (index) => {
    const email = index % 2 === 0 ? user.email : user.email.toUpperCase();
    assert.equal((await attempt(email, 'not it', `10.0.1.${index}`)).statusCode, 401);
  });

  const refused = await attempt(user.email, password);
  assertFailure(refused, 429, 'RATE_LIMITED');
  assert.equal(refused.headers['retry-after'], String(15 * 60));

  host.clock.advance(15 * 60 * 1000);
  assert.equal((await attempt(user.email, password)).statusCode, 200);
});

test('the fifty-first failure from one address has to wait, whoever it is for', async () => {
  await repeat(50, (index) => attempt(`nobody${index}@example.com`, 'not it'));
  assertFailure(await attempt('another@example.com', 'not it'), 429, 'RATE_LIMITED');
  assert.equal((await attempt('another@example.com', 'not it', '10.0.0.2')).statusCode, 401);
});

test('a client nobody vouches for cannot claim another address for every attempt', async () => {
  const direct = await buildTestApp({ trustProxy: [] });
  try {
    const tryOut = (n: number) => {
      const body = { email: `nobody${n}@example.com`, password: 'not it' };
      return call(direct, login, { body }, { 'x-forwarded-for': `10.0.0.${n}` });
    };
    await repeat(50, tryOut);
    assertFailure(await tryOut(51), 429, 'RATE_LIMITED');
  } finally {
    await direct.close();
  }
});

test('addresses of one IPv6 network count together', async () => {
  await repeat(50, (n) => attempt(`nobody${n}@example.com`, 'not it', `2001:db8::${n}`));
  const refused = await attempt('another@example.com', 'not it', '2001:db8::ffff');
  assertFailure(refused, 429, 'RATE_LIMITED');
});

test('another host of the same database goes on counting', async () => {
  const { user } = await signIn(host);
  await repeat(10, () => attempt(user.email, 'not it'));
  const second = await buildTestApp({ db: host.db, clock: host.clock.now });
  try {
    const body = { email: user.email, password: 'not it' };
    assertFailure(await call(second, login, { body }), 429, 'RATE_LIMITED');
  } finally {
    await second.close();
  }
});

test('many attempts at once are counted before any is answered', async () => {
  const { user } = await signIn(host);
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => attempt(user.email, 'not it')),
  );
  assert.equal(answers.filter(({ statusCode }) => statusCode === 401).length, 10);
  assert.equal(answers.filter(({ statusCode }) => statusCode === 429).length, 5);
});

test('signing in well uses no attempts up', async () => {
  const { user, password } = await signIn(host);
  await repeat(60, async () => {
    assert.equal((await attempt(user.email, password)).statusCode, 200);
  });
});

test('a session is no way to guess its password', async () => {
  const { headers, password } = await signIn(host);
  const change = (guess: string) =>
    call(host, changePassword, { body: { current_password: guess, password } }, headers);
  await repeat(10, () => change('not it'));
  assertFailure(await change(password), 429, 'RATE_LIMITED');
});
