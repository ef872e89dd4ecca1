import type { Kysely } from 'kysely';

/** The summary of a prompt, and the token usage of a generation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('generation_tasks')
    .addColumn('understood', 'jsonb')
    .addColumn('usage', 'jsonb')
    .execute();
}
