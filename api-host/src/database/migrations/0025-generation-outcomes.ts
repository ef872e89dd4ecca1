import type { Kysely } from 'kysely';

/** What became of each part of what was asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generation_tasks').addColumn('outcome', 'jsonb').execute();
}
