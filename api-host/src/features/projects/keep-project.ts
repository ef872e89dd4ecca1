import { fitTitle, nameFromPrompt } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { lockMember } from '../../quotas/member-lock';
import { inWords, quotaReached } from '../../quotas/quotas';
import type { ProjectKey } from './project-key';

/** A project as it begins; what nobody named is called by its prompt. */
export interface NewProject {
  readonly prompt: string;
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  readonly titleIsOwn?: boolean | undefined;
  readonly now: Date;
}

/** For a project without a word in its prompt. */
const untitled = 'Untitled website';

/** What a project costs who keeps it, and what it does to a deleted one. */
interface Keeping {
  /** Most projects the member may have; null where something is kept that is there already. */
  readonly limit: number | null;
  /** Whether a deleted project comes back: when its member works on it, not when a generation ends. */
  readonly revive: boolean;
}

/**
 * Notes that something happened to a project, or begins it where there is none of that name. Runs inside
 * the transaction of what happened. Throws where the member has `limit` projects already and this would be
 * one more. Answers whether it is new.
 */
export async function keepProject(
  transaction: Database,
  key: ProjectKey,
  project: NewProject,
  { limit, revive }: Keeping,
): Promise<boolean> {
  if (await touchProject(transaction, key, project.now, revive)) return false;
  // Counting and adding are one step, so that many requests at once do not all find room.
  await lockMember(transaction, key.userId);
  if (limit !== null) await requireProjectRoom(transaction, key.userId, limit);
  return insertProject(transaction, key, project);
}

/** False when there is no such project. */
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

/** 403 unless the member, who is locked, has room for one more project. */
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

/** False when somebody was quicker. */
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
