import type { Kysely } from 'kysely';

/** A project's generations stay as turns of its conversation when the host forgets the rest of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generation_tasks').addColumn('forgotten_at', 'timestamptz').execute();
  await db.schema
    .createIndex('generation_tasks_project')
    .on('generation_tasks')
    .columns(['user_id', 'project_id', 'created_at'])
    .execute();
}
