import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { changePassword, login } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import { findByEmail } from './users.repository';
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

test('after five failures on an account, from any network, each one doubles the wait', async () => {
  const { user, password } = await signIn(host);
  const fail = async (index: number) => {
    const email = index % 2 === 0 ? user.email : user.email.toUpperCase();
    const answer = await attempt(email, 'not it', `10.0.1.${index}`);
    assert.equal(answer.statusCode, 401);
  };
  await repeat(5, fail);
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    const refused = await attempt(user.email, password);
    assertFailure(refused, 429, 'RATE_LIMITED');
    assert.equal(refused.headers['retry-after'], String(seconds));
    host.clock.advance(seconds * 1000);
    await fail(5 + index);
  }
  host.clock.advance(32_000);
  assert.equal((await attempt(user.email, password)).statusCode, 200);
});

test('the wait is at most 15 minutes', async () => {
  const { user, password } = await signIn(host);
  await repeat(30, async (index) => {
    await attempt(user.email, 'not it', `10.0.1.${index}`);
    host.clock.advance(15 * 60 * 1000);
  });
  assert.equal((await attempt(user.email, password)).statusCode, 200);
});

test('a stranger’s failures do not lock a member out of a known network', async () => {
  const { user, password } = await signIn(host);
  assert.equal((await attempt(user.email, password, '10.0.9.1')).statusCode, 200);
  await repeat(10, (index) => attempt(user.email, 'not it', `10.0.1.${index}`));
  assertFailure(await attempt(user.email, password, '10.0.1.50'), 429, 'RATE_LIMITED');
  assert.equal((await attempt(user.email, password, '10.0.9.1')).statusCode, 200);
});

test('failures from the member’s known networks are counted separately', async () => {
  const { user, password } = await signIn(host);
  assert.equal((await attempt(user.email, password, '10.0.9.1')).statusCode, 200);
  await repeat(5, () => attempt(user.email, 'not it', '10.0.9.1'));
  assertFailure(await attempt(user.email, password, '10.0.9.1'), 429, 'RATE_LIMITED');
});

test('alternative spellings of an email give no extra guesses', async () => {
  const { user } = await signIn(host, { email: 'iris.idris@example.com' });
  const spellings = ['İris.idris', 'iris.İdris', 'irİs.idris', 'IRIS.IDRIS', 'iris.idrİs'];
  let checked = 0;
  await repeat(40, async (index) => {
    const local = spellings[index % spellings.length] ?? '';
    const found = await findByEmail(host.db, `${local}@example.com`);
    const answer = await attempt(`${local}@example.com`, 'not it', `10.0.1.${index}`);
    if (found?.user.id === user.id && answer.statusCode === 401) checked += 1;
  });
  assert.equal(checked, 5);
});

test('the fifty-first failure from one address has to wait, for any account', async () => {
  await repeat(50, (index) => attempt(`nobody${index}@example.com`, 'not it'));
  assertFailure(await attempt('another@example.com', 'not it'), 429, 'RATE_LIMITED');
  assert.equal((await attempt('another@example.com', 'not it', '10.0.0.2')).statusCode, 401);
});

test('a client without a trusted proxy cannot claim another address per attempt', async () => {
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

test('addresses of one IPv6 network are counted together', async () => {
  await repeat(50, (n) => attempt(`nobody${n}@example.com`, 'not it', `2001:db8::${n}`));
  const refused = await attempt('another@example.com', 'not it', '2001:db8::ffff');
  assertFailure(refused, 429, 'RATE_LIMITED');
});

test('another host of the same database continues the count', async () => {
  const { user } = await signIn(host);
  await repeat(5, () => attempt(user.email, 'not it'));
  const second = await buildTestApp({ db: host.db, clock: host.clock.now });
  try {
    const body = { email: user.email, password: 'not it' };
    assertFailure(await call(second, login, { body }), 429, 'RATE_LIMITED');
  } finally {
    await second.close();
  }
});

test('concurrent attempts are counted before any is answered', async () => {
  const { user } = await signIn(host);
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => attempt(user.email, 'not it')),
  );
  assert.equal(answers.filter(({ statusCode }) => statusCode === 401).length, 5);
  assert.equal(answers.filter(({ statusCode }) => statusCode === 429).length, 10);
});

test('successful sign-ins use up no attempts', async () => {
  const { user, password } = await signIn(host);
  await repeat(60, async () => {
    assert.equal((await attempt(user.email, password)).statusCode, 200);
  });
});

test('a session cannot be used to guess its password', async () => {
  const { headers, password } = await signIn(host);
  const change = (guess: string) =>
    call(host, changePassword, { body: { current_password: guess, password } }, headers);
  await repeat(10, () => change('not it'));
  assertFailure(await change(password), 429, 'RATE_LIMITED');
});
