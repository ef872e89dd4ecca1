import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { otoNumbers } from 'shared-kit/contract';

/** Users with their eight flags, and their sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let users = db.schema
    .createTable('users')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull());
  for (const number of otoNumbers) {
    const name = sql.ref(`oto_${number}`);
    users = users.addColumn(`oto_${number}`, 'smallint', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`${name} in (0, 1)`),
    );
  }
  await users.execute();
  await sql`create unique index users_email_unique on users (lower(email))`.execute(db);

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
}
