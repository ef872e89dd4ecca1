import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { login } from 'shared-kit/contract';
import { systemRandom } from '../../randomness';
import { call } from '../../testing/call';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { makeFirstAdmin } from './first-admin';
import { allFlags } from './users.repository';

let host: TestApp;
beforeEach(async () => {
  host = await buildTestApp();
});
afterEach(() => host.close());

const make = (wish: { email?: string; password?: string } = {}) =>
  makeFirstAdmin(
    { db: host.db, clock: host.clock.now, random: systemRandom },
    { email: wish.email ?? null, password: wish.password ?? null },
  );

test('the first admin gets a working generated password and all eight flags', async () => {
  const made = await make();
  assert.equal(made?.email, 'admin@sitewright.local');
  assert.equal(made.generatedPassword?.length, 20);

  const body = { email: made.email, password: made.generatedPassword };
  const { user } = login.response.parse((await call(host, login, { body })).json());
  assert.equal(user.role, 'admin');
  assert.deepEqual({ ...user, ...allFlags }, user);
});

test('the operator’s email and password are used, and the password is not printed', async () => {
  const wish = { email: 'boss@example.com', password: 'chosen well' };
  assert.deepEqual(await make(wish), { email: wish.email, generatedPassword: null });
  assert.equal((await call(host, login, { body: wish })).statusCode, 200);
});

test('no admin is created where one exists', async () => {
  await signIn(host, { role: 'admin' });
  assert.equal(await make(), null);
});

test('hosts starting at once on one database create one admin', async () => {
  const made = await Promise.all([make(), make(), make()]);
  assert.equal(made.filter((admin) => admin !== null).length, 1);
});

test('a member who registered the admin’s email is not promoted', async () => {
  await signIn(host, { email: 'Admin@Sitewright.local' });
  await assert.rejects(make(), {
    name: 'StartFailure',
    message:
      'There is no admin yet and admin@sitewright.local belongs to a member; set ADMIN_EMAIL to another address.',
  });
});
