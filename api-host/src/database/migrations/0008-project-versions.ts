import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The append-only history of every project, and which project a generation belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project_versions')
    .addColumn('user_id', 'uuid', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull().check(sql`number > 0`))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('generated', 'refined', 'edited', 'restored')`),
    )
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('files', 'jsonb', (column) => column.notNull())
    .addColumn('engine', 'jsonb')
    .addColumn('restored_from', 'integer')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    // Browsers choose project ids, so an id alone must not grant access to another member's
    // project.
    .addPrimaryKeyConstraint('project_versions_key', ['user_id', 'project_id', 'number'])
    .execute();
  await db.schema
    .alterTable('generation_tasks')
    .addColumn('project_id', 'text')
    .addColumn('version', 'integer')
    .execute();
}
