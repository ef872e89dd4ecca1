import type { Kysely } from 'kysely';

/** The site editor also opens projects without a website: then only the project is set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['editor_tickets', 'editor_sessions']) {
    await db.schema
      .alterTable(table)
      .alterColumn('website_id', (column) => column.dropNotNull())
      .execute();
  }
}
