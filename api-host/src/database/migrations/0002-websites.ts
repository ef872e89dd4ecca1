import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Published websites with their working copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('websites')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('css', 'text', (column) => column.notNull())
    .addColumn('js', 'text', (column) => column.notNull())
    .addColumn('deployment', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('published_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create unique index websites_slug_unique on websites (slug)`.execute(db);
  await sql`create index websites_of_user on websites (user_id, created_at desc)`.execute(db);
}
