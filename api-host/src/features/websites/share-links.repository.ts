import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema';
import type { ProjectKey } from '../versions/versions.repository';
import type { WebsiteTables } from './websites.tables';

/** Tokens are 256 random bits. */
export const shareTokenBytes = 32;
export const shareTokenPattern = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What a link shows: a website's working copy, or a version of a project, published or not. */
export type ShareSubject =
  | { readonly website_id: string }
  | {
      readonly website_id: null;
      readonly user_id: string;
      readonly project_id: string;
      readonly version: number;
    };

type NewShareLink = ShareSubject & {
  readonly id: string;
  readonly token: string;
  readonly folder: string;
  readonly created_at: Date;
  readonly expires_at: Date;
};

type ShareLinkRow = Selectable<WebsiteTables['share_links']>;

/** Id below which the files of a link are stored: its website's, or its own. */
export const homeOf = ({ website_id, id }: Pick<ShareLinkRow, 'id' | 'website_id'>): string =>
  website_id ?? id;

/**
 * Adds a link unless its website, or its project, has `limit` active ones; returns whether it did.
 */
export async function addShareLink(
  db: Database,
  { token, ...link }: NewShareLink,
  limit: number,
): Promise<boolean> {
  const lock = link.website_id ?? link.project_id;
  return db.transaction().execute(async (transaction) => {
    // Concurrent requests would each count before any of them has inserted its link.
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
    const live = await listLiveLinksOf(transaction, link, link.created_at);
    if (live.length >= limit) return false;
    await transaction
      .insertInto('share_links')
      .values({ ...link, token_hash: hashOf(token) })
      .execute();
    return true;
  });
}

const liveLinks = (db: Database, now: Date) =>
  db
    .selectFrom('share_links')
    .select(['id', 'created_at', 'expires_at', 'version'])
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id');

/** The active links of a website, newest first. */
export const listLiveShareLinks = (db: Database, websiteId: string, now: Date) =>
  liveLinks(db, now).where('website_id', '=', websiteId).execute();

/** The active links of a project's versions. */
export const listLiveVersionLinks = (db: Database, key: ProjectKey, now: Date) =>
  liveLinks(db, now)
    .where('user_id', '=', key.userId)
    .where('project_id', '=', key.projectId)
    .execute();

/** The active links that count against the same limit as this subject. */
export const listLiveLinksOf = (db: Database, subject: ShareSubject, now: Date) =>
  subject.website_id === null
    ? listLiveVersionLinks(db, { userId: subject.user_id, projectId: subject.project_id }, now)
    : listLiveShareLinks(db, subject.website_id, now);

const ending = (db: Database, now: Date) =>
  db
    .updateTable('share_links')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .returning(['id', 'website_id', 'folder']);

/** Ends a website's link; returns it, or `undefined` when the website has no such link. */
export const endShareLink = (
  db: Database,
  { id, websiteId, now }: { readonly id: string; readonly websiteId: string; readonly now: Date },
) => ending(db, now).where('id', '=', id).where('website_id', '=', websiteId).executeTakeFirst();

/** Ends a project's link, likewise. */
export const endVersionLink = (
  db: Database,
  { id, key, now }: { readonly id: string; readonly key: ProjectKey; readonly now: Date },
) =>
  ending(db, now)
    .where('id', '=', id)
    .where('user_id', '=', key.userId)
    .where('project_id', '=', key.projectId)
    .executeTakeFirst();

/** Ends the link with this token. */
export const endByToken = (db: Database, token: string, now: Date) =>
  ending(db, now).where('token_hash', '=', hashOf(token)).executeTakeFirst();

/** Ends and returns all expired links. */
export const endExpired = (db: Database, now: Date) =>
  ending(db, now).where('expires_at', '<=', now).execute();

/** Deletes all links of a member's projects and returns where their files still are. */
export async function removeVersionLinksOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('share_links')
    .where('user_id', '=', userId)
    .returning(['id', 'website_id'])
    .execute();
  return rows.map(homeOf);
}

/** What the sites origin serves for a token. */
export interface Shared {
  /** Id below which the files are stored. */
  readonly home: string;
  readonly folder: string;
  readonly state: 'live' | 'ended' | 'suspended';
}

/** Undefined for an unknown token. */
export async function findShared(
  db: Database,
  token: string,
  now: Date,
): Promise<Shared | undefined> {
  const row = await db
    .selectFrom('share_links')
    .leftJoin('websites', 'websites.id', 'share_links.website_id')
    .select(['share_links.id', 'website_id', 'folder'])
    .leftJoin('users', (join) =>
      join.on((where) =>
        where('users.id', '=', where.fn.coalesce('websites.user_id', 'share_links.user_id')),
      ),
    )
    .select(['revoked_at', 'expires_at', 'deleted_at', 'websites.suspended_at'])
    .select('users.suspended_at as owner_suspended_at')
    // A version may show what a suspended website of its member has shown.
    .select((is) =>
      is
        .selectFrom('websites as other')
        .whereRef('other.user_id', '=', 'share_links.user_id')
        .where('other.suspended_at', 'is not', null)
        .select((count) => count.fn.countAll<string>().as('count'))
        .as('suspended_others'),
    )
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const at = { home: homeOf(row), folder: row.folder };
  const isOver = row.revoked_at !== null || row.expires_at <= now || row.deleted_at !== null;
  const isSuspended =
    row.suspended_at !== null ||
    row.owner_suspended_at !== null ||
    Number(row.suspended_others) > 0;
  if (isOver) return { ...at, state: 'ended' };
  return { ...at, state: isSuspended ? 'suspended' : 'live' };
}
