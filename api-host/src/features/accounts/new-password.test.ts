import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  addAgencyUser,
  changePassword,
  createUser,
  login,
  resetPassword,
  updateAgencyUser,
  updateUser,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { MemoryMail } from '../../testing/memory-mail';
import { resetTokenFor } from '../../testing/reset-token';
import { signIn } from '../../testing/sign-in';
import { hashPassword } from './passwords';
import { buildTestApp, sharedTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

const mail = new MemoryMail();
const host = sharedTestApp({ mail });
const address = () => `${randomUUID()}@example.com`;

/** Every way of setting a password. */
const ways = {
  'an admin adds a user': async (app: TestApp, password: string) => {
    const { headers } = await signIn(app, { role: 'admin' });
    return call(app, createUser, { body: { name: 'A', email: address(), password } }, headers);
  },
  'an admin changes a user': async (app: TestApp, password: string) => {
    const { headers } = await signIn(app, { role: 'admin' });
    const { id, name, email } = (await signIn(app)).user;
    return call(app, updateUser, { params: { id }, body: { name, email, password } }, headers);
  },
  'a manager adds an agency user': async (app: TestApp, password: string) => {
    const { headers } = await signIn(app, { flags: { oto_6: 1 } });
    const body = { name: 'A', email: address(), password, oto1: 0 } as const;
    return call(app, addAgencyUser, { body }, headers);
  },
  'a manager changes an agency user': async (app: TestApp, password: string) => {
    const { headers } = await signIn(app, { flags: { oto_6: 1 } });
    const account = { name: 'A', email: address(), oto1: 0 } as const;
    const added = await call(
      app,
      addAgencyUser,
      { body: { ...account, password: 'fine words' } },
      headers,
    );
    const id = addAgencyUser.response.parse(added.json()).agency?.id ?? '';
    return call(app, updateAgencyUser, { params: { id }, body: { ...account, password } }, headers);
  },
  'a member changes their own': async (app: TestApp, password: string) => {
    const member = await signIn(app);
    const body = { current_password: member.password, password };
    return call(app, changePassword, { body }, member.headers);
  },
} satisfies Record<string, (app: TestApp, password: string) => ReturnType<typeof call>>;

const tooShort = 'Password must be at least 8 characters';
const tooCommon = 'This password is too common. Choose one that is harder to guess.';

for (const [what, set] of Object.entries(ways)) {
  test(`${what}: the most common passwords are refused, others accepted`, async () => {
    for (const password of ['password', 'Football', '123456789']) {
      const answer = await set(host(), password);
      assert.equal(assertFailure(answer, 400, 'VALIDATION_FAILED').message, tooCommon);
    }
    assert.equal((await set(host(), 'kettle-7')).statusCode, 200);
  });

  test(`${what}: seven characters are refused, eight accepted`, async () => {
    const { message, fields } = assertFailure(
      await set(host(), 'kettle7'),
      400,
      'VALIDATION_FAILED',
    );
    assert.equal(message, tooShort);
    assert.deepEqual(fields, [{ path: 'password', message: tooShort }]);
    assert.equal((await set(host(), 'kettle-8')).statusCode, 200);
  });
}

test('an existing password of six characters still signs in', async () => {
  const member = await signIn(host());
  await host()
    .db.updateTable('users')
    .set({ password_hash: await hashPassword('kettle') })
    .where('id', '=', member.user.id)
    .execute();
  const body = { email: member.user.email, password: 'kettle' };
  assert.equal((await call(host(), login, { body })).statusCode, 200);
});

test('a reset with a common password is refused and leaves the token valid', async () => {
  const { user } = await signIn(host());
  const token = await resetTokenFor(host(), mail, user.email);
  const reset = (password: string) => call(host(), resetPassword, { body: { token, password } });
  const refused = assertFailure(await reset('iloveyou'), 400, 'VALIDATION_FAILED');
  assert.equal(refused.message, tooCommon);
  assert.equal(assertFailure(await reset('kettle'), 400, 'VALIDATION_FAILED').message, tooShort);
  assert.equal((await reset('kettle and toast')).statusCode, 200);
});

test('an operator can require longer passwords; shorter existing ones keep working', async () => {
  const strict = await buildTestApp({ minPasswordLength: 12 });
  const member = await signIn(strict);
  const change = (password: string) =>
    call(
      strict,
      changePassword,
      { body: { current_password: member.password, password } },
      member.headers,
    );
  const message = 'Password must be at least 12 characters';
  const refused = assertFailure(await change('kettle-7'), 400, 'VALIDATION_FAILED');
  assert.equal(refused.message, message);
  const body = { email: member.user.email, password: member.password };
  assert.equal((await call(strict, login, { body })).statusCode, 200);
  assert.equal((await change('kettle and toast')).statusCode, 200);
  await strict.close();
});
