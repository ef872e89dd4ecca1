import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import {
  deleteUser,
  endSession,
  getProfile,
  listUsers,
  logout,
  suspendUser,
  updateUser,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { openForTwoHosts, toldOf } from '../../testing/two-hosts';
import type { SharedDatabase } from '../../testing/two-hosts';
import { sessionIdOf } from './sessions.repository';

let shared: SharedDatabase;
let here: TestApp;
let elsewhere: TestApp;
let admin: SignedIn;
before(async () => {
  shared = await openForTwoHosts();
  here = await buildTestApp(shared.first);
  elsewhere = await buildTestApp(shared.second);
  admin = await signIn(here, { role: 'admin' });
});
after(async () => {
  await here.close();
  await elsewhere.close();
  await shared.close();
});

const look = async (at: TestApp, { headers }: SignedIn) =>
  (await call(at, getProfile, {}, headers)).statusCode;

/** A member whose session both hosts have cached. */
async function knownMember(): Promise<SignedIn> {
  const member = await signIn(here);
  for (const at of [here, elsewhere, here, elsewhere]) assert.equal(await look(at, member), 200);
  return member;
}

test('an unchanged session is not read again', async () => {
  const member = await knownMember();
  // Bypasses the triggers that send change notifications, which only a test can do.
  await here.db.connection().execute(async (connection) => {
    await sql`alter table sessions disable trigger user`.execute(connection);
    await connection
      .deleteFrom('sessions')
      .where('token_hash', '=', sessionIdOf(member.token))
      .execute();
    await sql`alter table sessions enable trigger user`.execute(connection);
  });
  assert.equal(await look(here, member), 200);
  assert.equal(await look(elsewhere, member), 200);
});

test('a cached session still expires', async () => {
  const member = await signIn(here);
  assert.equal(await look(here, member), 200);
  const { expires_at: expiresAt } = await here.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', sessionIdOf(member.token))
    .executeTakeFirstOrThrow();
  const later = await buildTestApp(shared.first);
  assert.equal(await look(later, member), 200);
  later.clock.advance(expiresAt.getTime() - later.clock.now().getTime());
  assert.equal(await look(later, member), 401);
  await later.close();
});

interface Ending {
  readonly how: string;
  readonly end: (member: SignedIn) => PromiseLike<{ readonly statusCode: number }>;
}

const endings: readonly Ending[] = [
  { how: 'a sign-out', end: ({ headers }) => call(here, logout, {}, headers) },
  {
    how: 'a session ended from the list of another',
    end: async (member) => {
      const { rows } = await sql<{ id: string }>`
        select id from sessions where token_hash = ${sessionIdOf(member.token)}`.execute(here.db);
      const [row] = rows;
      assert.ok(row);
      const other = await sql`
        insert into sessions (token_hash, user_id, created_at, expires_at)
        values (${sessionIdOf('another')}, ${member.user.id}, ${here.clock.now()},
          ${new Date(here.clock.now().getTime() + 1000)})`.execute(here.db);
      assert.equal(Number(other.numAffectedRows), 1);
      return call(
        here,
        endSession,
        { params: { id: row.id } },
        { authorization: 'Bearer another' },
      );
    },
  },
  {
    how: 'a suspension of the account',
    end: ({ user: { id } }) =>
      call(here, suspendUser, { params: { id }, body: { reason: 'Spam' } }, admin.headers),
  },
  {
    how: 'a deletion of the account',
    end: ({ user: { id } }) => call(here, deleteUser, { params: { id } }, admin.headers),
  },
];

for (const { how, end } of endings) {
  test(`${how} ends a session at once on the same host, and on others with the notification`, async () => {
    const member = await knownMember();
    const told = toldOf(shared.second, `session:${sessionIdOf(member.token)}`);
    assert.equal((await end(member)).statusCode, 200);
    assert.equal(await look(here, member), 401);
    await told;
    assert.equal(await look(elsewhere, member), 401);
  });
}

test('a revoked role is gone at once on the same host, and on others with the notification', async () => {
  const other = await signIn(here, { role: 'admin' });
  const list = async (at: TestApp) =>
    (await call(at, listUsers, { query: {} }, other.headers)).statusCode;
  for (const at of [here, elsewhere]) assert.equal(await list(at), 200);
  const told = toldOf(shared.second, `user:${other.user.id}`);
  const { id, name, email } = other.user;
  const changed = await call(
    here,
    updateUser,
    { params: { id }, body: { name, email, role: 'user' } },
    admin.headers,
  );
  assert.equal(changed.statusCode, 200, changed.body);
  assert.equal(await list(here), 403);
  await told;
  assert.equal(await list(elsewhere), 403);
});
