import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import {
  addAgencyUser,
  createShareLink,
  getProfile,
  liftAgencyUserSuspension,
  liftUserSuspension,
  listAgencyUsers,
  listUsers,
  login,
  saveVersion,
  shareVersion,
  suspendAgencyUser,
  suspendUser,
  updateUser,
} from 'shared-kit/contract';
import { systemRandom } from '../../randomness';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { memoryStorage } from '../../testing/memory-storage';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { buildTestSites } from '../../testing/test-sites';
import { openVerifiedSession } from '../accounts/sessions.repository';
import { findByEmail } from '../accounts/users.repository';
import { siteLookups } from '../websites/site-lookups';

const storage = memoryStorage();
let current: TestApp;
let sites: FastifyInstance;
let admin: SignedIn;
before(async () => {
  current = await buildTestApp({ storage });
  sites = await buildTestSites({
    storage,
    ...siteLookups(current.db, current.clock.now, current.changes),
  });
  admin = await signIn(current, { role: 'admin' });
});
after(async () => {
  await sites.close();
  await current.close();
});
const host = () => current;

const reason = 'It sends spam';
const manager = { flags: { oto_6: 1 } } as const;
const badReasons = [
  { why: 'no reason', body: { reason: ' ' }, message: 'Reason is required' },
  {
    why: 'a long reason',
    body: { reason: 'x'.repeat(501) },
    message: 'Use at most 500 characters',
  },
];
const badId = { why: 'an invalid id', params: { id: 'x' }, message: 'id must be a UUID' };

/** An admin with a fresh session: other tests advance the clock. */
async function asAdmin(): Promise<SignedIn['headers']> {
  const { password, user } = admin;
  const answer = await call(current, login, { body: { email: user.email, password } });
  return { authorization: `Bearer ${login.response.parse(answer.json()).token}` };
}
const suspend = async (id: string) =>
  call(current, suspendUser, { params: { id }, body: { reason } }, await asAdmin());
const lift = async (id: string) =>
  call(current, liftUserSuspension, { params: { id } }, await asAdmin());
const signInWith = ({ user, password }: SignedIn) =>
  call(current, login, { body: { email: user.email, password } });

async function agencyUserOf({ headers }: SignedIn): Promise<string> {
  const body = { name: 'Client', email: `${randomUUID()}@example.com`, password: 'secret-1' };
  const answer = await call(current, addAgencyUser, { body: { ...body, oto1: 0 } }, headers);
  return addAgencyUser.response.parse(answer.json()).agency?.id ?? '';
}

testConformance({
  host,
  endpoint: suspendUser,
  caller: { role: 'admin' },
  refused: [{}, manager],
  request: async () => ({ params: { id: (await signIn(current)).user.id }, body: { reason } }),
  bad: [badId, ...badReasons],
  success: ({ user }) => assert.equal(user.suspension_reason, reason),
});

testConformance({
  host,
  endpoint: liftUserSuspension,
  caller: { role: 'admin' },
  refused: [{}, manager],
  request: async () => {
    const { id } = (await signIn(current)).user;
    await suspend(id);
    return { params: { id } };
  },
  bad: [badId],
  success: ({ user }) => assert.equal(user.suspended_at, undefined),
});

testConformance({
  host,
  endpoint: suspendAgencyUser,
  caller: manager,
  refused: [{}],
  owned: true,
  request: async (caller) => ({ params: { id: await agencyUserOf(caller) }, body: { reason } }),
  bad: [badId, ...badReasons],
  success: ({ agency }) => assert.equal(agency.suspension_reason, reason),
});

testConformance({
  host,
  endpoint: liftAgencyUserSuspension,
  caller: manager,
  refused: [{}],
  owned: true,
  request: async (caller) => {
    const id = await agencyUserOf(caller);
    await call(current, suspendAgencyUser, { params: { id }, body: { reason } }, caller.headers);
    return { params: { id } };
  },
  bad: [badId],
  success: ({ agency }) => assert.equal(agency.suspended_at, undefined),
});

test('a suspended account is signed out at once; the reason is shown after the correct password only', async () => {
  const member = await signIn(current);
  assert.equal((await suspend(member.user.id)).statusCode, 200);
  assertFailure(await call(current, getProfile, {}, member.headers), 401, 'UNAUTHENTICATED');
  const refused = assertFailure(await signInWith(member), 403, 'FORBIDDEN');
  assert.equal(refused.message, `This account is suspended: ${reason}`);
  const guess = await signInWith({ ...member, password: 'not it' });
  assertFailure(guess, 401, 'INVALID_CREDENTIALS');

  assert.equal((await lift(member.user.id)).statusCode, 200);
  assert.equal((await signInWith(member)).statusCode, 200);
  // The previous session stays ended.
  assertFailure(await call(current, getProfile, {}, member.headers), 401, 'UNAUTHENTICATED');
});

test('a concurrent sign-in opens no session', async () => {
  const member = await signIn(current);
  const verified = await findByEmail(current.db, member.user.email);
  assert.ok(verified);
  await suspend(member.user.id);
  const deps = { db: current.db, clock: current.clock.now, random: systemRandom };
  assert.equal(await openVerifiedSession(deps, verified), null);
});

test('websites and share links show the suspension until it is lifted', async () => {
  const owner = await signIn(current);
  const { id, path } = await publish(current, owner);
  const days = 7 as const;
  const ofSite = await call(
    current,
    createShareLink,
    { params: { id }, body: { days } },
    owner.headers,
  );
  const project_id = randomUUID();
  const version = { base: 0, html: '<p>Draft</p>', css: '', js: '', prompt: '' };
  await call(current, saveVersion, { params: { project_id }, body: version }, owner.headers);
  const wish = { params: { project_id, number: 1 }, body: { days, title: 'Draft' } };
  const ofDraft = await call(current, shareVersion, wish, owner.headers);
  const paths = [
    path,
    new URL(createShareLink.response.parse(ofSite.json()).link).pathname,
    new URL(shareVersion.response.parse(ofDraft.json()).link).pathname,
  ];
  const statuses = async () =>
    Promise.all(paths.map(async (url) => (await sites.inject(url)).statusCode));
  assert.deepEqual(await statuses(), [200, 200, 200]);
  await suspend(owner.user.id);
  assert.deepEqual(await statuses(), [410, 410, 410]);
  await lift(owner.user.id);
  assert.deepEqual(await statuses(), [200, 200, 200]);
});

test('lists show suspensions and reasons for suspended accounts only', async () => {
  const boss = await signIn(current, manager);
  const [client, other] = [await agencyUserOf(boss), await agencyUserOf(boss)];
  const body = { reason };
  await call(current, suspendAgencyUser, { params: { id: client }, body }, boss.headers);
  const users = listUsers.response.parse(
    (await call(current, listUsers, { query: {} }, await asAdmin())).json(),
  ).users;
  const agency = listAgencyUsers.response.parse(
    (await call(current, listAgencyUsers, { query: {} }, boss.headers)).json(),
  ).agency;
  for (const list of [users, agency]) {
    const [found, plain] = [client, other].map((id) => list.find((one) => one.id === id));
    assert.equal(found?.suspension_reason, reason);
    assert.equal(found.suspended_at, current.clock.now().toISOString());
    assert.ok(plain && !('suspended_at' in plain) && !('suspension_reason' in plain));
  }
});

test('a manager cannot lift an admin’s suspension; an admin can lift a manager’s', async () => {
  const boss = await signIn(current, manager);
  const id = await agencyUserOf(boss);
  const liftAsBoss = () =>
    call(current, liftAgencyUserSuspension, { params: { id } }, boss.headers);
  await suspend(id);
  assertFailure(await liftAsBoss(), 403, 'FORBIDDEN');
  assert.equal((await lift(id)).statusCode, 200);
  await call(current, suspendAgencyUser, { params: { id }, body: { reason } }, boss.headers);
  assert.equal((await lift(id)).statusCode, 200);
});

test('admins cannot be suspended, and suspended accounts cannot become admins', async () => {
  assertFailure(await suspend(admin.user.id), 409, 'CONFLICT');
  const { user } = await signIn(current);
  await suspend(user.id);
  const body = { name: user.name, email: user.email, role: 'admin' as const };
  const promoted = await call(
    current,
    updateUser,
    { params: { id: user.id }, body },
    await asAdmin(),
  );
  assertFailure(promoted, 409, 'CONFLICT');
});

test('suspending twice, lifting twice and unknown accounts are reported', async () => {
  const { id } = (await signIn(current)).user;
  assertFailure(await lift(id), 409, 'CONFLICT');
  await suspend(id);
  assertFailure(await suspend(id), 409, 'CONFLICT');
  assertFailure(await suspend(randomUUID()), 404, 'NOT_FOUND');
  assertFailure(await lift(randomUUID()), 404, 'NOT_FOUND');
});
