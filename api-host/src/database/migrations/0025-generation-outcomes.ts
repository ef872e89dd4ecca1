import type { Kysely } from 'kysely';

/** The outcome of each part of a request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generation_tasks').addColumn('outcome', 'jsonb').execute();
}
