import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addAgencyUser,
  changePassword,
  confirmIdentity,
  createUser,
  deleteAgencyUser,
  deleteUser,
  exportAuditLog,
  getProfile,
  liftAgencyUserSuspension,
  liftSuspension,
  liftUserSuspension,
  listUsers,
  login,
  removeModelConnection,
  removeUserSecondFactor,
  saveModelConnection,
  suspendAgencyUser,
  suspendUser,
  suspendWebsite,
  updateAgencyUser,
  updateUser,
} from 'shared-kit/contract';
import type { Endpoint } from 'shared-kit/contract';
import {
  addReleaseOwner,
  changeReleaseKeys,
  createReleaseToken,
  promoteRollout,
  removeReleaseOwner,
  revokeReleaseToken,
  rollBack,
  startRollout,
} from 'shared-kit/contract/releases';
import { call, callLoosely } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import type { Person, SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { codeAt } from './testing/app-code';
import { freshCode, protect } from './testing/second-factor';

const host = sharedTestApp();
const quarter = 15 * 60 * 1000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

/** A user who has just signed in with a browser. */
async function inBrowser(person: Person = { role: 'admin' }): Promise<SignedIn> {
  const member = await signIn(host(), person);
  const body = { email: member.user.email, password: member.password };
  const answer = await call(host(), login, { body }, { 'user-agent': firefox });
  const { token } = login.response.parse(answer.json());
  return { ...member, token, headers: { authorization: `Bearer ${token}` } };
}

const nobody = { id: '00000000-0000-4000-8000-000000000000' };
const ask = (endpoint: Endpoint, { headers }: SignedIn) =>
  callLoosely(host(), endpoint, { params: nobody }, headers);
const confirm = (member: SignedIn, body: { current_password: string; code?: string }) =>
  call(host(), confirmIdentity, { body }, member.headers);

testConformance({
  host,
  endpoint: confirmIdentity,
  request: ({ password }) => ({ body: { current_password: password } }),
  bad: [
    { why: 'no password', body: { current_password: '' }, message: 'Enter your current password' },
    {
      why: 'an empty code',
      body: { current_password: 'x', code: ' ' },
      message: 'Enter the code',
    },
  ],
  success: ({ confirmed_until: until }) => {
    assert.equal(Date.parse(until), host().clock.now().getTime() + quarter);
  },
});

const dangerous = [
  createUser,
  updateUser,
  deleteUser,
  suspendUser,
  liftUserSuspension,
  removeUserSecondFactor,
  addAgencyUser,
  updateAgencyUser,
  deleteAgencyUser,
  suspendAgencyUser,
  liftAgencyUserSuspension,
  suspendWebsite,
  liftSuspension,
  exportAuditLog,
  saveModelConnection,
  removeModelConnection,
  addReleaseOwner,
  removeReleaseOwner,
  createReleaseToken,
  revokeReleaseToken,
  startRollout,
  promoteRollout,
  rollBack,
  changeReleaseKeys,
];

for (const endpoint of dangerous) {
  test(`${endpoint.operation}: requires re-authentication after 15 minutes, and not before`, async () => {
    const admin = await inBrowser();
    const codeOf = async () => {
      const answer = await ask(endpoint, admin);
      return answer.statusCode === 200 ? null : answer.json<{ code: string }>().code;
    };
    host().clock.advance(quarter - 1);
    assert.notEqual(await codeOf(), 'CONFIRMATION_REQUIRED');
    host().clock.advance(1);
    assertFailure(await ask(endpoint, admin), 403, 'CONFIRMATION_REQUIRED');
    assert.equal((await confirm(admin, { current_password: admin.password })).statusCode, 200);
    assert.notEqual(await codeOf(), 'CONFIRMATION_REQUIRED');
  });
}

test('missing permission is reported first, and other calls need no re-authentication', async () => {
  const [member, admin] = [await inBrowser({}), await inBrowser()];
  host().clock.advance(quarter);
  assertFailure(await ask(deleteUser, member), 403, 'FORBIDDEN');
  assert.equal((await ask(listUsers, admin)).statusCode, 200);
  assert.equal((await ask(getProfile, member)).statusCode, 200);
  const body = { current_password: member.password, password: 'another good one' };
  assert.equal((await call(host(), changePassword, { body }, member.headers)).statusCode, 200);
});

test('a wrong password does not confirm, and neither does that of another session', async () => {
  const admin = await inBrowser();
  host().clock.advance(quarter);
  const wrong = assertFailure(
    await confirm(admin, { current_password: 'not it' }),
    400,
    'INVALID_CREDENTIALS',
  );
  assert.equal(wrong.fields?.[0]?.path, 'current_password');
  const elsewhere = await inBrowser();
  assert.equal(
    (await confirm(elsewhere, { current_password: elsewhere.password })).statusCode,
    200,
  );
  assertFailure(await ask(exportAuditLog, admin), 403, 'CONFIRMATION_REQUIRED');
});

test('with a second factor the password alone does not confirm, and a code works once', async () => {
  const { secret, ...admin } = await protect(host(), await inBrowser());
  host().clock.advance(quarter);
  const { password: current_password } = admin;
  const missing = await confirm(admin, { current_password });
  assert.equal(assertFailure(missing, 400, 'INVALID_CREDENTIALS').fields?.[0]?.path, 'code');
  const wrong = await confirm(admin, { current_password, code: '000000' });
  assert.equal(assertFailure(wrong, 400, 'INVALID_CREDENTIALS').fields?.[0]?.path, 'code');
  assertFailure(await ask(exportAuditLog, admin), 403, 'CONFIRMATION_REQUIRED');
  const code = freshCode(host(), secret);
  assert.equal((await confirm(admin, { current_password, code })).statusCode, 200);
  assert.equal((await ask(exportAuditLog, admin)).statusCode, 200);
  assert.equal(codeAt(secret, host().clock.now()), code);
  assertFailure(await confirm(admin, { current_password, code }), 400, 'INVALID_CREDENTIALS');
});

test('the session of a program needs no re-authentication, since nobody is there to respond', async () => {
  const admin = await signIn(host(), { role: 'admin' });
  const body = { email: admin.user.email, password: admin.password };
  const answer = await call(host(), login, { body }, { 'user-agent': 'node' });
  const { token } = login.response.parse(answer.json());
  host().clock.advance(quarter);
  const headers = { authorization: `Bearer ${token}` };
  assert.equal((await call(host(), exportAuditLog, { query: {} }, headers)).statusCode, 200);
});

test('a session opened by an earlier host version counts from its sign-in', async () => {
  const admin = await inBrowser();
  await host().db.updateTable('sessions').set({ confirmed_at: null }).execute();
  assert.equal((await ask(exportAuditLog, admin)).statusCode, 200);
  host().clock.advance(quarter);
  assertFailure(await ask(exportAuditLog, admin), 403, 'CONFIRMATION_REQUIRED');
});
