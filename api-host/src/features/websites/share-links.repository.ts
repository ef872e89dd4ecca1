import { createHash } from 'node:crypto';
import type { Database } from '../../database/schema';

/** What a link's token looks like: 256 random bits. */
export const shareTokenBytes = 32;
export const shareTokenPattern = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

interface NewShareLink {
  readonly id: string;
  readonly website_id: string;
  readonly token: string;
  readonly folder: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export async function addShareLink(db: Database, { token, ...link }: NewShareLink): Promise<void> {
  await db
    .insertInto('share_links')
    .values({ ...link, token_hash: hashOf(token) })
    .execute();
}

/** The links of a website that work, newest first. */
export const listLiveShareLinks = (db: Database, websiteId: string, now: Date) =>
  db
    .selectFrom('share_links')
    .select(['id', 'folder', 'created_at', 'expires_at'])
    .where('website_id', '=', websiteId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Ends a link; answers the folder of its files, or `undefined` when the website has no such link. */
export async function endShareLink(
  db: Database,
  { id, websiteId, now }: { readonly id: string; readonly websiteId: string; readonly now: Date },
): Promise<string | undefined> {
  const ended = await db
    .updateTable('share_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('website_id', '=', websiteId)
    .where('revoked_at', 'is', null)
    .returning('folder')
    .executeTakeFirst();
  return ended?.folder;
}

/** Ends every expired link for good; answers the folders of their files. */
export const endExpired = (db: Database, now: Date) =>
  db
    .updateTable('share_links')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now)
    .returning(['website_id', 'folder'])
    .execute();

/** What the sites origin shows for a token. */
export interface Shared {
  readonly website_id: string;
  readonly folder: string;
  readonly state: 'live' | 'ended' | 'suspended';
}

/** Undefined for a token nobody was given. */
export async function findShared(
  db: Database,
  token: string,
  now: Date,
): Promise<Shared | undefined> {
  const row = await db
    .selectFrom('share_links')
    .innerJoin('websites', 'websites.id', 'share_links.website_id')
    .select(['website_id', 'folder', 'revoked_at', 'expires_at', 'deleted_at', 'suspended_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { website_id, folder, suspended_at } = row;
  const isOver = row.revoked_at !== null || row.expires_at <= now || row.deleted_at !== null;
  if (isOver) return { website_id, folder, state: 'ended' };
  return { website_id, folder, state: suspended_at === null ? 'live' : 'suspended' };
}
