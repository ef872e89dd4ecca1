import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Share links of project versions that were never published: they belong to a member, not to a
 * website.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('share_links')
    .alterColumn('website_id', (column) => column.dropNotNull())
    .execute();
  await db.schema
    .alterTable('share_links')
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('project_id', 'text')
    .addColumn('version', 'integer')
    .execute();
  await db.schema
    .alterTable('share_links')
    .addCheckConstraint(
      'share_links_of_one_kind',
      sql`num_nonnulls(user_id, project_id, version) = case when website_id is null then 3 else 0 end`,
    )
    .execute();
  await db.schema
    .createIndex('share_links_project')
    .on('share_links')
    .columns(['user_id', 'project_id'])
    .execute();
}
