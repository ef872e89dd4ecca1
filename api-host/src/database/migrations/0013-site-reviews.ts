import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The final review of a version, and versions that repair one of its findings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('project_versions').addColumn('review', 'jsonb').execute();
  await db.schema
    .alterTable('project_versions')
    .dropConstraint('project_versions_kind_check')
    .execute();
  await db.schema
    .alterTable('project_versions')
    .addCheckConstraint(
      'project_versions_kind_check',
      sql`kind in ('generated', 'refined', 'edited', 'restored', 'fixed')`,
    )
    .execute();
}
