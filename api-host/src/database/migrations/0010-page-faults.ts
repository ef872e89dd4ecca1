import type { Kysely } from 'kysely';

/** Faults seen in the preview, for tasks that repair them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generation_tasks').addColumn('faults', 'jsonb').execute();
}
