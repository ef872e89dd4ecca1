import type { Kysely } from 'kysely';

/** Builds that single sessions run instead of the released ones; deleted with the session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('release_overrides')
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.token_hash').onDelete('cascade'),
    )
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('release', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_overrides_key', ['session_id', 'remote'])
    .execute();
  await db.schema
    .createIndex('release_overrides_expiry')
    .on('release_overrides')
    .column('expires_at')
    .execute();
}
