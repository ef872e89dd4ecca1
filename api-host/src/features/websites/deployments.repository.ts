import { sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { WebsiteContent } from './website-content';

/** Number of published states that can be restored; a new one removes the oldest. */
export const keptDeployments = 20;

interface NewDeployment {
  readonly id: string;
  readonly deployment: string;
  readonly title: string;
  readonly now: Date;
}

/** Records a deployment, so that it can be restored. */
export async function addDeployment(
  db: Database,
  { id, deployment, title, now }: NewDeployment,
): Promise<void> {
  const row = { website_id: id, id: deployment, title, published_at: now };
  await db.insertInto('deployments').values(row).execute();
}

/**
 * Activates a new deployment: link and working copy change in one transaction, and the website is
 * online. Returns its slug, or `undefined` when it has just been deleted.
 */
export async function replaceDeployment(
  db: Database,
  id: string,
  {
    now,
    deployment,
    ...content
  }: WebsiteContent & { readonly deployment: string; readonly now: Date },
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const website = await transaction
      .updateTable('websites')
      .set({ ...content, deployment, offline_at: null, updated_at: now, published_at: now })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('slug')
      .executeTakeFirst();
    if (website === undefined) return undefined;
    await addDeployment(transaction, { id, deployment, title: content.title, now });
    return website.slug;
  });
}

/**
 * Deletes the records of deployments beyond the kept ones, never the live one, and returns their
 * folders.
 */
export async function forgetOldDeployments(db: Database, websiteId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from deployments where website_id = ${websiteId}
      and id not in (select id from deployments where website_id = ${websiteId}
        order by published_at desc, id limit ${keptDeployments})
      and id not in (select deployment from websites where id = ${websiteId})
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Newest first. */
export async function listDeployments(db: Database, websiteId: string) {
  return db
    .selectFrom('deployments')
    .select(['id', 'title', 'published_at'])
    .where('website_id', '=', websiteId)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Switches to an earlier deployment; false when there is none of that name (any more). */
export async function pointAt(
  db: Database,
  websiteId: string,
  deployment: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('websites')
    .set({ deployment })
    .where('id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('deployments')
          .select('deployments.id')
          .where('website_id', '=', websiteId)
          .where('deployments.id', '=', deployment),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a website offline since a time, or with null back online. */
export async function setOffline(db: Database, id: string, since: Date | null): Promise<void> {
  await db.updateTable('websites').set({ offline_at: since }).where('id', '=', id).execute();
}
