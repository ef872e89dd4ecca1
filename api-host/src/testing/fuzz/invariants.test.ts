import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { publish } from '../publish';
import { signIn } from '../sign-in';
import { sharedTestApp } from '../test-app';
import { brokenInvariants } from './invariants';

const host = sharedTestApp();

/** Each violates one invariant; earlier violations remain. */
const breaks: Readonly<Record<string, string>> = {
  'a suspended account has no session and is no admin': `update users set suspended_at = now(), suspension_reason = 'a' where role = 'user'`,
  'there is an admin': `update users set role = 'user'`,
  'every website has its current deployment': `delete from deployments`,
  'foreign key websites_user_id_fkey of websites':
    'set local session_replication_role = replica; delete from users',
};

test('a database in use keeps all invariants, and each violation is named', async () => {
  const { db } = host();
  await signIn(host(), { role: 'admin' });
  await publish(host(), await signIn(host(), { role: 'user' }));
  assert.deepEqual(await brokenInvariants(db), []);
  for (const [name, statement] of Object.entries(breaks)) {
    await db.transaction().execute(async (transaction) => {
      for (const one of statement.split(';')) await sql.raw(one).execute(transaction);
    });
    const broken = await brokenInvariants(db);
    assert.ok(
      broken.some((line) => line.startsWith(`${name}: `)),
      `${name}: ${broken.join('\n')}`,
    );
  }
});
