import { sql } from 'kysely';
import { undeleteDays } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { removeWebsites } from './remove-websites.repository';
import { requireWebsiteRoom } from './website-room';

const lifetimeMs = undeleteDays * 86_400_000;

/** When a website deleted at that time becomes permanently deleted. */
export const goneAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + lifetimeMs);

/** Websites deleted before this time can no longer be restored. */
const horizon = (now: Date): Date => new Date(now.getTime() - lifetimeMs);

/**
 * Soft-deletes a website with its project: its owner can restore it for a limited time; its editor
 * sessions end.
 */
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

/** A member's soft-deleted websites that can still be restored, newest first. */
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
 * Restores a member's website with its project; false when it is not (or no longer) among the
 * deleted. Throws when the member has `limit` others.
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

/** Deletes the rows of expired websites and returns the ids; their files still exist. */
export async function removeGone(db: Database, now: Date): Promise<string[]> {
  return removeWebsites(db, sql`deleted_at <= ${horizon(now)}`);
}
