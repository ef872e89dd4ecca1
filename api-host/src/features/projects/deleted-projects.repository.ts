import type { Database } from '../../database/schema';
import { lockMember } from '../../quotas/member-lock';
import type { Quotas } from '../../quotas/quotas';
import { requireWebsiteRoom } from '../websites/website-room';
import { requireProjectRoom } from './keep-project';
import type { ProjectKey } from './project-key';
import { horizon } from './projects.repository';

/** Soft-deletes a project with its website; its member can restore it for a limited time. */
export async function markProjectDeleted(db: Database, key: ProjectKey, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const project = await transaction
      .updateTable('projects')
      .set({ deleted_at: now })
      .where('user_id', '=', key.userId)
      .where('id', '=', key.projectId)
      .returning('website_id')
      .executeTakeFirst();
    const websiteId = project?.website_id ?? null;
    if (websiteId === null) return;
    await transaction
      .updateTable('websites')
      .set({ deleted_at: now })
      .where('id', '=', websiteId)
      .where('deleted_at', 'is', null)
      .execute();
    await transaction.deleteFrom('editor_tickets').where('website_id', '=', websiteId).execute();
  });
}

/**
 * Restores a project with the website deleted together with it; false when it is not (or no longer)
 * among the deleted. Throws when its member's quota is exceeded.
 */
export async function unmarkProjectDeleted(
  db: Database,
  key: ProjectKey,
  quotas: Quotas,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, key.userId);
    const deleted = await transaction
      .selectFrom('projects')
      .select(['website_id', 'deleted_at'])
      .where('user_id', '=', key.userId)
      .where('id', '=', key.projectId)
      .where('deleted_at', '>', horizon(now))
      .forUpdate()
      .executeTakeFirst();
    if (!deleted) return false;
    await requireProjectRoom(transaction, key.userId, quotas.projects);
    if (deleted.website_id) await requireWebsiteRoom(transaction, key.userId, quotas.websites);
    await transaction
      .updateTable('projects')
      .set({ deleted_at: null })
      .where('user_id', '=', key.userId)
      .where('id', '=', key.projectId)
      .execute();
    await transaction
      .updateTable('websites')
      .set({ deleted_at: null })
      .where('id', '=', deleted.website_id)
      .where('deleted_at', '=', deleted.deleted_at)
      .execute();
    return true;
  });
}

/** Permanently deletes expired projects; versions and generations are deleted with them. */
export async function removeGoneProjects(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('projects').where('deleted_at', '<=', horizon(now)).execute();
}
