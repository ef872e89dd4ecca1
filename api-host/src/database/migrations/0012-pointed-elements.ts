import type { Kysely } from 'kysely';

/** The element that was pointed at, of refinements that are about one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generation_tasks').addColumn('target', 'jsonb').execute();
}
