import type { Kysely } from 'kysely';

/**
 * A project's generations are kept as turns of its conversation when the rest of their data is
 * deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generation_tasks').addColumn('forgotten_at', 'timestamptz').execute();
  await db.schema
    .createIndex('generation_tasks_project')
    .on('generation_tasks')
    .columns(['user_id', 'project_id', 'created_at'])
    .execute();
}
