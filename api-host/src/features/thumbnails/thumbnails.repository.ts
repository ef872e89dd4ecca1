import { sql } from 'kysely';
import type { Database } from '../../database/schema';

/** A deployment that needs pictures. */
export interface Claim {
  readonly websiteId: string;
  readonly deployment: string;
  readonly title: string;
}

/** How long a claim lasts; afterwards its host is considered dead. */
const claimMs = 10 * 60_000;

/** Claims one live deployment without pictures; several hosts never claim the same one. */
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

/** Releases a claim for the next run. */
export async function giveBack(db: Database, { websiteId, deployment }: Claim): Promise<void> {
  await db
    .updateTable('deployments')
    .set({ thumbnail_claimed_at: null })
    .where('website_id', '=', websiteId)
    .where('id', '=', deployment)
    .execute();
}

/** Stores the name of a deployment's pictures; false when it has been deleted. */
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
