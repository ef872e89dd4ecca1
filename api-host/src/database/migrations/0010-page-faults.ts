import type { Kysely } from 'kysely';

/** What went wrong in the preview, of tasks that repair it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generation_tasks').addColumn('faults', 'jsonb').execute();
}
