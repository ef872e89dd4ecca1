import { sql } from 'kysely';
import type { Database } from '../../database/schema';

/** A deployment that is to get its pictures. */
export interface Claim {
  readonly websiteId: string;
  readonly deployment: string;
  readonly title: string;
}

/** How long a deployment stays with who took it; afterwards that host is taken to be gone. */
const claimMs = 10 * 60_000;

/** Takes one deployment that visitors see and that has no pictures; several hosts never take the same one. */
export async function claimThumbnail(db: Database, now: Date): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    update deployments set thumbnail_claimed_at = ${now}
    where (website_id, id) in (
      select d.website_id, d.id from deployments d
      join websites w on w.id = d.website_id and w.deployment = d.id
      where d.thumbnail is null and w.deleted_at is null
        and (d.thumbnail_claimed_at is null
          or d.thumbnail_claimed_at <= ${new Date(now.getTime() - claimMs)})
      order by d.published_at desc limit 1 for update of d skip locked)
    returning website_id as "websiteId", id as deployment, title`.execute(db);
  return rows[0];
}

/** Leaves a deployment to whoever looks next. */
export async function giveBack(db: Database, { websiteId, deployment }: Claim): Promise<void> {
  await db
    .updateTable('deployments')
    .set({ thumbnail_claimed_at: null })
    .where('website_id', '=', websiteId)
    .where('id', '=', deployment)
    .execute();
}

/** Names the pictures of a deployment; false when it is gone. */
export async function nameThumbnail(
  db: Database,
  { websiteId, deployment }: Claim,
  thumbnail: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deployments')
    .set({ thumbnail })
    .where('website_id', '=', websiteId)
    .where('id', '=', deployment)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
