import type { Kysely } from 'kysely';

/**
 * Idempotency key of a generation request: the client's key plus a digest of the body. The same
 * request starts one task.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('generation_tasks')
    .addColumn('request_id', 'text')
    .addColumn('request_digest', 'text')
    .execute();
  await db.schema
    .createIndex('generation_tasks_request')
    .on('generation_tasks')
    .columns(['user_id', 'request_id'])
    .unique()
    .execute();
}
