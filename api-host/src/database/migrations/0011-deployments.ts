import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Restorable deployments, websites that are offline or soft-deleted, and former addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('websites')
    .addColumn('offline_at', 'timestamptz')
    .addColumn('deleted_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('websites_deleted_at')
    .on('websites')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  await db.schema
    .createTable('deployments')
    .addColumn('website_id', 'uuid', (column) =>
      column.notNull().references('websites.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('published_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('deployments_key', ['website_id', 'id'])
    .execute();
  await sql`insert into deployments (website_id, id, title, published_at)
    select id, deployment, title, published_at from websites`.execute(db);
  await db.schema
    .createTable('former_addresses')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('website_id', 'uuid', (column) =>
      column.notNull().references('websites.id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('former_addresses_website_id')
    .on('former_addresses')
    .column('website_id')
    .execute();
}
