import type { Kysely } from 'kysely';

/** The draft of a site while it is written; kept when its generation is stopped or fails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generation_tasks').addColumn('draft', 'jsonb').execute();
}
