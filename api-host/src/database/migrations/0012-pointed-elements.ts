import type { Kysely } from 'kysely';

/** The element that a refinement applies to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generation_tasks').addColumn('target', 'jsonb').execute();
}
