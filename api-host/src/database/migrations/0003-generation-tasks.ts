import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Generations: request, progress, lease and result. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('generation_tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('mode', 'smallint', (column) => column.notNull().check(sql`mode in (0, 1)`))
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('css', 'text', (column) => column.notNull())
    .addColumn('js', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('queued', 'running', 'done', 'failed', 'cancelled')`),
    )
    .addColumn('steps', 'jsonb', (column) => column.notNull())
    .addColumn('engine', 'jsonb', (column) => column.notNull())
    .addColumn('result', 'jsonb')
    .addColumn('error', 'jsonb')
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'timestamptz')
    .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz')
    .addColumn('finished_at', 'timestamptz')
    .execute();
  await sql`create index generation_tasks_open on generation_tasks (created_at)
    where status in ('queued', 'running')`.execute(db);
  await sql`create index generation_tasks_open_of_user on generation_tasks (user_id)
    where status in ('queued', 'running')`.execute(db);
  await db.schema
    .createIndex('generation_tasks_finished')
    .on('generation_tasks')
    .column('finished_at')
    .execute();
}
