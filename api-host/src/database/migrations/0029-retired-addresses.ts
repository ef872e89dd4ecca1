import type { Kysely } from 'kysely';

/** Addresses of websites that are gone: visitors' browsers still hold what was stored there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retired_addresses')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .execute();
}
