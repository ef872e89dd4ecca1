import { fitTitle, nameFromPrompt } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { lockMember } from '../../quotas/member-lock';
import { inWords, quotaReached } from '../../quotas/quotas';
import type { ProjectKey } from './project-key';

/** A new project; without a title it is named after its prompt. */
export interface NewProject {
  readonly prompt: string;
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  readonly titleIsOwn?: boolean | undefined;
  readonly now: Date;
}

/** Title of a project whose prompt has no words. */
const untitled = 'Untitled website';

/** How a project is kept: quota and handling of a deleted one. */
interface Keeping {
  /** Maximum number of projects per member; null where existing content is stored. */
  readonly limit: number | null;
  /**
   * Whether a deleted project is restored: when its member works on it, not when a generation ends.
   */
  readonly revive: boolean;
}

/**
 * Updates a project's time of change, or creates the project. Runs inside the transaction of the
 * change. Throws when a new project would exceed `limit`. Returns whether it is new.
 */
export async function keepProject(
  transaction: Database,
  key: ProjectKey,
  project: NewProject,
  { limit, revive }: Keeping,
): Promise<boolean> {
  if (await touchProject(transaction, key, project.now, revive)) return false;
  // The lock makes count and insert atomic, so concurrent requests cannot exceed the limit.
  await lockMember(transaction, key.userId);
  if (limit !== null) await requireProjectRoom(transaction, key.userId, limit);
  return insertProject(transaction, key, project);
}

/** Returns false when there is no such project. */
async function touchProject(
  db: Database,
  key: ProjectKey,
  now: Date,
  revive: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({ updated_at: now, ...(revive && { deleted_at: null }) })
    .where('user_id', '=', key.userId)
    .where('id', '=', key.projectId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Throws 403 unless the member, who must be locked, may have one more project. */
export async function requireProjectRoom(
  db: Database,
  userId: string,
  limit: number,
): Promise<void> {
  const { count } = await db
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) < limit) return;
  throw quotaReached(inWords(limit, 'project'), 'Delete one you no longer need, then try again.');
}

/** Returns false when it was inserted concurrently. */
async function insertProject(
  db: Database,
  { userId, projectId }: ProjectKey,
  { prompt, title, slug, titleIsOwn = false, now }: NewProject,
): Promise<boolean> {
  const named = nameFromPrompt(prompt);
  const added = await db
    .insertInto('projects')
    .values({
      user_id: userId,
      id: projectId,
      title: fitTitle(title ?? named.title) || untitled,
      title_is_own: titleIsOwn,
      slug: slug ?? named.slug,
      prompt,
      website_id: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
