import type { Kysely } from 'kysely';

/** Addresses of deleted websites: visitors' browsers still hold data stored there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retired_addresses')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .execute();
}
