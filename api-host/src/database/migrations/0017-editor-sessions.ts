import type { Kysely } from 'kysely';

/**
 * Editor sessions: the site editor exchanges its ticket for a token for one website, which ends
 * with the member's session.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('editor_tickets').addColumn('project_id', 'text').execute();
  await db.schema
    .createTable('editor_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.token_hash').onDelete('cascade'),
    )
    .addColumn('website_id', 'uuid', (column) =>
      column.notNull().references('websites.id').onDelete('cascade'),
    )
    .addColumn('project_id', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const column of ['session_id', 'website_id', 'expires_at'] as const) {
    await db.schema
      .createIndex(`editor_sessions_${column}`)
      .on('editor_sessions')
      .column(column)
      .execute();
  }
}
