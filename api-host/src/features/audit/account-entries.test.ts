import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  addAgencyUser,
  changePassword,
  confirmEmailChange,
  createUser,
  deleteAgencyUser,
  deleteUser,
  endOtherSessions,
  endSession,
  liftUserSuspension,
  listSessions,
  login,
  resetPassword,
  suspendUser,
  updateAgencyUser,
  updateProfile,
  updateUser,
} from 'shared-kit/contract';
import type { RequestOf } from 'shared-kit/contract';
import { systemRandom } from '../../randomness';
import { call } from '../../testing/call';
import { MemoryMail } from '../../testing/memory-mail';
import { resetTokenFor } from '../../testing/reset-token';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp, sharedTestApp } from '../../testing/test-app';
import { openSession } from '../accounts/sessions.repository';
import { makeFirstAdmin } from '../accounts/first-admin';
import { recordedAbout, recordedOf } from './testing/audit-trail';

const mail = new MemoryMail();
const host = sharedTestApp({ mail });
const about = (id: string) => recordedAbout(host(), id);
const freshEmail = () => `${randomUUID()}@example.com`;
const sources = () => ({ clock: host().clock.now, random: systemRandom });
const asAdmin = () => signIn(host(), { role: 'admin' });

/** Expected entries by this actor, in order, each with its detail. */
const by = (actor: string | null, ...entries: readonly (readonly [string, object?])[]) =>
  entries.map(([action, detail = {}]) => ({ action, actor, detail }));

async function addUserAs(admin: SignedIn, more: object = {}): Promise<string> {
  const body = { name: 'New', email: freshEmail(), password: 'secret-1', ...more };
  const answer = await call(host(), createUser, { body }, admin.headers);
  return createUser.response.parse(answer.json()).user?.id ?? '';
}

const update = (
  { headers }: SignedIn,
  { user }: SignedIn,
  body: Partial<RequestOf<typeof updateUser>['body']>,
) =>
  call(
    host(),
    updateUser,
    { params: { id: user.id }, body: { name: user.name, email: user.email, ...body } },
    headers,
  );

test('a new account is recorded with its role and permissions', async () => {
  const admin = await asAdmin();
  const plain = await addUserAs(admin);
  const more = await addUserAs(admin, { oto2: 1, release_manager: 1 });
  const role = { from: null, to: 'user' };
  const given = { from: null, to: 1 };
  assert.deepEqual(await about(plain), by(admin.user.id, ['account.added', { changes: { role } }]));
  const changes = { role, release_manager: given, oto_2: given };
  assert.deepEqual(await about(more), by(admin.user.id, ['account.added', { changes }]));
});

test('a change is recorded with its fields, and with old and new values of flags and permissions', async () => {
  const [admin, member] = [await asAdmin(), await signIn(host())];
  await update(admin, member, { name: 'Other', email: freshEmail(), password: 'secret-2' });
  await update(admin, { ...member, user: { ...member.user, name: 'Other' } }, { oto1: 1, oto8: 0 });
  await update(admin, member, { role: 'admin', release_manager: 1 });
  assert.deepEqual(
    await about(member.user.id),
    by(
      admin.user.id,
      ['account.updated', { fields: ['name', 'email', 'password'] }],
      ['account.updated', { fields: ['email'] }],
      ['account.flags-changed', { changes: { oto_1: { from: 0, to: 1 } } }],
      ['account.updated', { fields: ['name'] }],
      [
        'account.rights-changed',
        {
          changes: { role: { from: 'member', to: 'admin' }, release_manager: { from: 0, to: 1 } },
        },
      ],
    ),
  );
});

test('a change that changes nothing is not recorded', async () => {
  const [admin, member] = [await asAdmin(), await signIn(host())];
  assert.equal((await update(admin, member, { oto1: 0, release_manager: 0 })).statusCode, 200);
  assert.deepEqual(await about(member.user.id), []);
});

test('a suspension, its end and a deletion are recorded, and remain after the account is deleted', async () => {
  const admin = await asAdmin();
  const id = await addUserAs(admin);
  const params = { id };
  await call(host(), suspendUser, { params, body: { reason: 'Mira sends spam' } }, admin.headers);
  await call(host(), liftUserSuspension, { params }, admin.headers);
  await call(host(), deleteUser, { params }, admin.headers);
  const entries = await about(id);
  assert.deepEqual(
    entries.slice(1),
    by(admin.user.id, ['account.suspended'], ['account.reinstated'], ['account.deleted']),
  );
});

test('an agency manager’s actions on their users are recorded as theirs', async () => {
  const manager = await signIn(host(), { flags: { oto_6: 1 } });
  const entry = { name: 'Client', email: freshEmail(), password: 'secret-1', oto1: 1 } as const;
  const added = await call(host(), addAgencyUser, { body: entry }, manager.headers);
  const id = addAgencyUser.response.parse(added.json()).agency?.id ?? '';
  const body = { name: 'Client', email: entry.email, oto1: 0 } as const;
  await call(host(), updateAgencyUser, { params: { id }, body }, manager.headers);
  await call(host(), deleteAgencyUser, { params: { id } }, manager.headers);
  const given = { role: { from: null, to: 'user' }, oto_1: { from: null, to: 1 } };
  const taken = { oto_1: { from: 1, to: 0 } };
  assert.deepEqual(
    await about(id),
    by(
      manager.user.id,
      ['account.added', { changes: given }],
      ['account.flags-changed', { changes: taken }],
      ['account.deleted'],
    ),
  );
});

test('members’ changes to their own account are recorded: name, password, sessions', async () => {
  const { user, password, headers } = await signIn(host());
  const profile = { name: 'Renamed', email: user.email };
  await call(host(), updateProfile, { body: profile }, headers);
  const change = { current_password: password, password: 'another one' };
  await call(host(), changePassword, { body: change }, headers);
  const signInAgain = () =>
    call(host(), login, { body: { email: user.email, password: change.password } });
  await signInAgain();
  const listed = await call(host(), listSessions, {}, headers);
  const { sessions } = listSessions.response.parse(listed.json());
  const id = sessions.find(({ current }) => !current)?.id ?? '';
  await call(host(), endSession, { params: { id } }, headers);
  await signInAgain();
  await call(host(), endOtherSessions, {}, headers);
  assert.deepEqual(
    await about(user.id),
    by(
      user.id,
      ['account.updated', { fields: ['name'] }],
      ['account.password-changed'],
      ['account.sessions-ended'],
      ['account.sessions-ended'],
    ),
  );
});

test('repeated renames by a member are recorded once an hour', async () => {
  const { user } = await signIn(host());
  const rename = async (name: string) => {
    const fresh = await openSession(host().db, sources(), user.id);
    const headers = { authorization: `Bearer ${fresh}` };
    const body = { name, email: user.email };
    const answer = await call(host(), updateProfile, { body }, headers);
    assert.equal(answer.statusCode, 200, answer.body);
  };
  await rename('First');
  await rename('Second');
  host().clock.advance(3_600_000);
  await rename('Third');
  const updated = ['account.updated', { fields: ['name'] }] as const;
  assert.deepEqual(await about(user.id), by(user.id, updated, updated));
});

test('signing out elsewhere without other sessions is not recorded', async () => {
  const { user, headers } = await signIn(host());
  assert.equal((await call(host(), endOtherSessions, {}, headers)).statusCode, 200);
  assert.deepEqual(await about(user.id), []);
});

test('a confirmed email and a password reset are recorded as the member’s, without a session', async () => {
  const { user, password, headers } = await signIn(host());
  const email = freshEmail();
  const body = { name: user.name, email, current_password: password };
  await call(host(), updateProfile, { body }, headers);
  const tokenTo = (address: string) => {
    const text = mail.sent.findLast(({ to }) => to === address)?.text ?? '';
    return /#token=([\w-]+)$/m.exec(text)?.[1] ?? '';
  };
  await call(host(), confirmEmailChange, { body: { token: tokenTo(email) } });
  const token = await resetTokenFor(host(), mail, email);
  await call(host(), resetPassword, { body: { token, password: 'yet another' } });
  assert.deepEqual(
    await about(user.id),
    by(user.id, ['account.email-changed'], ['account.password-reset']),
  );
});

test('a sign-in from a new network is recorded, with the network truncated', async () => {
  const { user, password } = await signIn(host());
  const from = (ip: string) =>
    call(host(), login, { body: { email: user.email, password } }, { 'x-forwarded-for': ip });
  await from('198.51.100.7');
  await from('198.51.100.7');
  const answer = await from('203.0.113.77');
  const rows = await host()
    .db.selectFrom('audit_log')
    .select(['action', 'actor_id', 'network', 'request_id'])
    .where('target_id', '=', user.id)
    .execute();
  assert.deepEqual(rows, [
    {
      action: 'account.new-network',
      actor_id: user.id,
      network: '203.0.113.0/24',
      request_id: answer.headers['x-request-id'],
    },
  ]);
});

test('the first admin is recorded as created by the host itself', async () => {
  const fresh = await buildTestApp();
  const deps = {
    db: fresh.db,
    clock: fresh.clock.now,
    random: (size: number) => Buffer.alloc(size),
  };
  await makeFirstAdmin(deps, { email: null, password: null });
  const [entry, ...others] = await recordedOf(fresh, null);
  assert.deepEqual([entry?.action, others], ['account.added', []]);
  assert.deepEqual(entry?.detail.changes?.role, { from: null, to: 'admin' });
  await fresh.close();
});
