import type { Kysely } from 'kysely';

/** What was understood of a prompt, and what the generation took of a language model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('generation_tasks')
    .addColumn('understood', 'jsonb')
    .addColumn('usage', 'jsonb')
    .execute();
}
