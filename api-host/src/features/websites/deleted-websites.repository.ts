import { sql } from 'kysely';
import { undeleteDays } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { removeWebsites } from './remove-websites.repository';
import { requireWebsiteRoom } from './website-room';

const lifetimeMs = undeleteDays * 86_400_000;

/** When a website deleted then is gone for good. */
export const goneAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + lifetimeMs);

/** Before this moment deleted means: gone now. */
const horizon = (now: Date): Date => new Date(now.getTime() - lifetimeMs);

/** From now on only its owner knows of it and its project, and only for a while; no editor opens on it. */
export async function markDeleted(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('websites')
      .set({ deleted_at: now })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('projects')
      .set({ deleted_at: now })
      .where('website_id', '=', id)
      .execute();
    await transaction.deleteFrom('editor_tickets').where('website_id', '=', id).execute();
  });
}

/** A member's deleted websites that are not gone yet, newest first. */
export async function listDeletedOf(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('websites')
    .select(['id', 'title', 'deleted_at'])
    .select((is) =>
      is
        .selectFrom('projects')
        .whereRef('projects.website_id', '=', 'websites.id')
        .select('projects.id')
        .as('project_id'),
    )
    .$narrowType<{ deleted_at: Date }>()
    .where('user_id', '=', userId)
    .where('deleted_at', '>', horizon(now))
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Brings a member's website back with its project; false when it is not among the deleted ones (any more).
 * Throws where the member has `limit` others.
 */
export async function unmarkDeleted(
  db: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
  limit: number,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await requireWebsiteRoom(transaction, userId, limit);
    const { numUpdatedRows } = await transaction
      .updateTable('websites')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('deleted_at', '>', horizon(now))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .updateTable('projects')
      .set({ deleted_at: null })
      .where('website_id', '=', id)
      .execute();
    return true;
  });
}

/** Removes the rows of what is gone for good and answers the ids: their files are still there. */
export async function removeGone(db: Database, now: Date): Promise<string[]> {
  return removeWebsites(db, sql`deleted_at <= ${horizon(now)}`);
}
