import type { Kysely } from 'kysely';

/** Tickets that give the site editor, on an origin without a session, access to one website. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('editor_tickets')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    // Signing out, a new password and deleting the user delete the session, and so its tickets.
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.token_hash').onDelete('cascade'),
    )
    .addColumn('website_id', 'uuid', (column) =>
      column.notNull().references('websites.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const column of ['session_id', 'website_id', 'expires_at'] as const) {
    await db.schema
      .createIndex(`editor_tickets_${column}`)
      .on('editor_tickets')
      .column(column)
      .execute();
  }
}
