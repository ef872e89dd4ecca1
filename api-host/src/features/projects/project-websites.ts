import type { Database } from '../../database/schema';
import type { ProjectKey } from './project-key';

/** Id of the placeholder project for a website that has none. */
export const projectOfWebsite = (websiteId: string) => `site-${websiteId}`;

/**
 * Links a project to the website it is published as: one of its member's, and unlinked from other
 * projects. A placeholder project of that website is deleted.
 */
export async function linkWebsite(
  transaction: Database,
  { userId, projectId }: ProjectKey,
  websiteId: string,
  now: Date,
): Promise<void> {
  const project = await transaction
    .selectFrom('projects')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  if (!project) return;
  const before = await transaction
    .updateTable('projects')
    .set({ website_id: null })
    .where('website_id', '=', websiteId)
    .where('user_id', '=', userId)
    .where('id', '!=', projectId)
    .returning('id')
    .execute();
  if (before.some(({ id }) => id === projectOfWebsite(websiteId))) {
    await deleteUnchanged(transaction, { userId, projectId: projectOfWebsite(websiteId) }, now);
  }
  await transaction
    .updateTable('projects')
    .set({ website_id: websiteId })
    .where('user_id', '=', userId)
    .where('id', '=', projectId)
    .where((is) =>
      is.exists(
        is
          .selectFrom('websites')
          .select('websites.id')
          .where('websites.id', '=', websiteId)
          .where('websites.user_id', '=', userId),
      ),
    )
    .execute();
}

/** Deletes a project unless it was edited: then it holds more than the website's code. */
async function deleteUnchanged(db: Database, key: ProjectKey, now: Date): Promise<void> {
  await db
    .updateTable('projects')
    .set({ deleted_at: now })
    .where('user_id', '=', key.userId)
    .where('id', '=', key.projectId)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('project_versions')
            .select('number')
            .where('user_id', '=', key.userId)
            .where('project_id', '=', key.projectId)
            .where('number', '>', 1),
        ),
      ),
    )
    .execute();
}

/** The project a website is published from, or null. */
export async function findProjectOf(db: Database, websiteId: string): Promise<string | null> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}
