import type { Kysely } from 'kysely';

/** Facts stored per account that only its owner knows, such as a phone number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('business_facts')
    .addColumn('user_id', 'uuid', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('facts', 'jsonb', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
