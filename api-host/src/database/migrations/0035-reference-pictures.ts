import type { Kysely } from 'kysely';

/** Pictures that show how a page should look, and are not shown on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('pictures')
    .addColumn('is_reference', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
