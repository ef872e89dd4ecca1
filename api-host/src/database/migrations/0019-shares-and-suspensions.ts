import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Temporary links to a website's working copy, and websites suspended by an operator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('websites')
    .addColumn('suspended_at', 'timestamptz')
    .addColumn('suspension_reason', 'text')
    .execute();
  await db.schema
    .createIndex('websites_suspended_at')
    .on('websites')
    .column('suspended_at')
    .where(sql.ref('suspended_at'), 'is not', null)
    .execute();
  await db.schema
    .createTable('share_links')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('website_id', 'uuid', (column) =>
      column.notNull().references('websites.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('revoked_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('share_links_website_id')
    .on('share_links')
    .column('website_id')
    .execute();
}
