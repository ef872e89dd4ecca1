import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Messages from visitors, sent through forms of published websites. Their addresses are not stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('form_messages')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('website_id', 'uuid', (column) =>
      column.notNull().references('websites.id').onDelete('cascade'),
    )
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('once', 'text', (column) => column.notNull())
    .addColumn('spam', 'boolean', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addColumn('read_at', 'timestamptz')
    .addUniqueConstraint('form_messages_once', ['website_id', 'once'])
    .execute();
  await db.schema
    .createIndex('form_messages_newest')
    .on('form_messages')
    .columns(['website_id', 'spam', 'received_at desc', 'id'])
    .execute();
  await db.schema
    .createIndex('form_messages_unread')
    .on('form_messages')
    .column('website_id')
    .where(sql<boolean>`read_at is null and not spam`)
    .execute();
  await db.schema
    .createIndex('form_messages_age')
    .on('form_messages')
    .column('received_at')
    .execute();
}
