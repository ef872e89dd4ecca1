import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Which manager added an agency user, tokens of password resets, and indexes for the users screen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('agency_users')
    .addColumn('user_id', 'uuid', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    // The account outlives its manager; from then on only admins see it among the agency users.
    .addColumn('manager_id', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('agency_users_manager')
    .on('agency_users')
    .column('manager_id')
    .execute();

  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('password_resets_user')
    .on('password_resets')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('password_resets_expiry')
    .on('password_resets')
    .column('expires_at')
    .execute();

  await indexUsers(db);
}

/**
 * The list's order, and "email contains" without an extension: an inverted index on all trigrams.
 * pg_trgm would do the same, but PGlite only has it when loaded at startup, and on a managed
 * PostgreSQL it needs permission. A stored column, not an index on the function: a search with many
 * matches does not use the index, and would compute the trigrams of 100,000 emails again.
 */
async function indexUsers(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_newest on users (created_at desc, id desc)`.execute(db);
  await sql`
    create function text_trigrams(value text) returns text[]
    language sql immutable strict parallel safe
    as $$
      select array_agg(substr(lowered, place, 3))
      from lower(value) as lowered, generate_series(1, length(lowered) - 2) as place
    $$`.execute(db);
  await sql`
    alter table users
    add column email_trigrams text[] generated always as (text_trigrams(email)) stored`.execute(db);
  await sql`create index users_email_trigrams on users using gin (email_trigrams)`.execute(db);
}
