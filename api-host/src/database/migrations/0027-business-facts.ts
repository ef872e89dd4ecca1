import type { Kysely } from 'kysely';

/** What accounts remember of what only their owner knows, such as a telephone number. */
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
