import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { changePassword, createUser, login, updateUser } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { findByEmail } from '../accounts/users.repository';
import { removeOldEntries, startAuditRetention } from './audit-retention';
import { hostTarget, noteAudit, theHostItself } from './note-audit';

let host: TestApp;
beforeEach(async () => {
  host = await buildTestApp();
});
afterEach(() => host.close());

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(host.clock.now().getTime() - days * dayMs);
const add = (at: Date) =>
  host.db.transaction().execute((transaction) =>
    noteAudit(transaction, {
      at,
      by: theHostItself,
      action: 'release.freeze',
      target: hostTarget,
    }),
  );
const agesLeft = async () => {
  const rows = await host.db.selectFrom('audit_log').select('at').orderBy('at').execute();
  return rows.map(({ at }) => (host.clock.now().getTime() - at.getTime()) / dayMs);
};

test('a change that fails leaves no entry', async () => {
  const admin = await signIn(host, { role: 'admin' });
  const other = await signIn(host, { role: 'admin', email: 'taken@example.com' });
  const member = await signIn(host);
  const params = { id: member.user.id };
  const body = { name: 'Other', email: other.user.email, oto1: 1 } as const;
  assertFailure(await call(host, updateUser, { params, body }, admin.headers), 409, 'CONFLICT');
  const account = { name: 'Twin', email: other.user.email, password: 'secret-1' };
  assertFailure(await call(host, createUser, { body: account }, admin.headers), 409, 'CONFLICT');
  assert.deepEqual(await agesLeft(), []);
});

test('a change whose entry cannot be written is rolled back', async () => {
  const { user, password, headers } = await signIn(host, { role: 'admin' });
  await sql`alter table audit_log add constraint nothing_fits check (false) not valid`.execute(
    host.db,
  );
  const account = { name: 'New', email: 'new@example.com', password: 'secret-1' };
  assertFailure(await call(host, createUser, { body: account }, headers), 500, 'INTERNAL');
  assert.equal(await findByEmail(host.db, account.email), null);
  const change = { current_password: password, password: 'another one' };
  assertFailure(await call(host, changePassword, { body: change }, headers), 500, 'INTERNAL');
  const still = await call(host, login, { body: { email: user.email, password } });
  assert.equal(still.statusCode, 200);
});

test('an entry can be neither changed nor deleted', async () => {
  await add(daysAgo(500));
  const { db } = host;
  for (const attempt of [
    () => db.updateTable('audit_log').set({ actor_id: null }).execute(),
    () => db.deleteFrom('audit_log').execute(),
    () => sql`truncate audit_log`.execute(db),
  ]) {
    await assert.rejects(attempt, /append-only/);
  }
  assert.deepEqual(await agesLeft(), [500]);
});

test('entries are deleted after their retention time, and nothing else can delete any', async () => {
  for (const days of [0, 30, 399, 400, 401, 2000]) await add(daysAgo(days));
  assert.equal(await removeOldEntries(host.db, host.clock.now(), 400), 2);
  assert.deepEqual(await agesLeft(), [400, 399, 30, 0]);
  assert.equal(await removeOldEntries(host.db, host.clock.now(), 31), 2);
  await assert.rejects(host.db.deleteFrom('audit_log').execute(), /append-only/);
});

test('more entries than one batch are all deleted', async () => {
  await sql`
    insert into audit_log (at, action, target_kind, detail)
    select ${daysAgo(401)}::timestamptz, 'release.freeze', 'host', '{}'
    from generate_series(1, 2500)`.execute(host.db);
  await add(daysAgo(1));
  assert.equal(await removeOldEntries(host.db, host.clock.now(), 400), 2500);
  assert.deepEqual(await agesLeft(), [1]);
});

test('the background work runs at once, and survives an unavailable database', async () => {
  await add(daysAgo(3));
  const lines: unknown[] = [];
  const log = {
    info: (fact: unknown) => lines.push(fact),
    error: (fact: unknown) => lines.push(fact),
  };
  const deps = { db: host.db, clock: host.clock.now, log };
  await startAuditRetention({ ...deps, days: 2 }).stop();
  assert.deepEqual(await agesLeft(), []);
  assert.deepEqual(lines, [{ entries: 1, days: 2 }]);

  const clock = () => {
    throw new Error('away');
  };
  await startAuditRetention({ ...deps, clock, days: 2 }).stop();
  assert.equal(lines.length, 2);
});
