import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { findByEmail } from '../features/accounts/users.repository';
import { openEmptyDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations';
import type { OpenDatabase } from './open-database';

let database: OpenDatabase;
before(async () => {
  database = await openEmptyDatabase();
});
after(() => database.close());

const addAccount = (name: string, email: string, day: number) => sql`
  insert into users (name, email, password_hash, role, created_at, updated_at)
  values (${name}, ${email}, 'x', 'member', ${new Date(Date.UTC(2026, 0, day))}, now())`;

test('existing accounts are found after the migration; of two with one key the older one is', async () => {
  const earlier = Object.entries(migrations).filter(([name]) => name < '0031');
  await migrate(database.db, Object.fromEntries(earlier));
  await addAccount('Ada', 'Ada@Example.com', 1).execute(database.db);
  // Different under the database's `lower` if its locale does not know such letters, equal in code.
  await sql`drop index users_email_unique`.execute(database.db);
  await addAccount('Newer', 'ÄNNE@example.com', 3).execute(database.db);
  await addAccount('Older', 'änne@example.com', 2).execute(database.db);
  await sql`create unique index users_email_unique on users (email)`.execute(database.db);

  await migrate(database.db);

  const nameOf = async (email: string) => (await findByEmail(database.db, email))?.user.name;
  assert.equal(await nameOf('ADA@example.COM'), 'Ada');
  assert.equal(await nameOf('Änne@example.com'), 'Older');
  const { rows } = await sql`select id from users`.execute(database.db);
  assert.equal(rows.length, 3);
});
