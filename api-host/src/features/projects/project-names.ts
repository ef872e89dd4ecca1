import { sql } from 'kysely';
import { fitTitle, slugFromName } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import type { ProjectKey } from './project-key';

/** A change of names; omitted ones are kept. */
export interface NewName {
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  readonly titleIsOwn?: boolean | undefined;
}

/** Renames a project if it is still at this revision; false when it is not, or is deleted. */
export async function renameAt(
  db: Database,
  key: ProjectKey,
  revision: number,
  { title, slug, titleIsOwn, now }: NewName & { readonly now: Date },
): Promise<boolean> {
  const isOwn = titleIsOwn ?? (title === undefined ? undefined : true);
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({
      ...(title !== undefined && { title }),
      ...(slug !== undefined && { slug }),
      ...(isOwn !== undefined && { title_is_own: isOwn }),
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('user_id', '=', key.userId)
    .where('id', '=', key.projectId)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Names a project after its website, unless the member set the title; the slug follows until the
 * first publication (decisions, 23).
 */
export async function takeSiteName(db: Database, key: ProjectKey, name: string): Promise<void> {
  const title = fitTitle(name.trim());
  if (title === '') return;
  await db
    .updateTable('projects')
    .set({
      title,
      slug: sql`case when website_id is null then ${slugFromName(title)} else slug end`,
      revision: sql`revision + 1`,
    })
    .where('user_id', '=', key.userId)
    .where('id', '=', key.projectId)
    .where('title_is_own', '=', false)
    .where('title', '!=', title)
    .execute();
}
