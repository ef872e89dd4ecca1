import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../database/schema';
import { linkWebsite } from '../projects/project-websites';
import { firstFreeSlug } from './addresses.repository';
import { addDeployment } from './deployments.repository';
import { removeWebsites } from './remove-websites.repository';
import { requireWebsiteRoom } from './website-room';
import type { WebsiteContent } from './website-content';
import type { WebsiteTables } from './websites.tables';

export type NewWebsite = Omit<Insertable<WebsiteTables['websites']>, 'slug' | 'published_at'> & {
  readonly published_at: Date;
};

/** A new website's project and quota. */
interface Origin {
  /** Null for a website without a project. */
  readonly projectId: string | null;
  /** Maximum number of websites per member. */
  readonly limit: number;
}

export type WebsiteRow = Selectable<WebsiteTables['websites']>;

/** Adds a website under the first free slug of `base`, `base-2`, `base-3`, …; returns the slug. */
export async function addWebsite(
  db: Database,
  website: NewWebsite,
  base: string,
  from: Origin,
): Promise<string> {
  for (;;) {
    const slug = await firstFreeSlug(db, base);
    if (await addLinked(db, website, slug, from)) return slug;
  }
}

/** Adds a website under exactly this address; false when it is or was another website's. */
export async function addWebsiteAt(
  db: Database,
  website: NewWebsite,
  slug: string,
  from: Origin,
): Promise<boolean> {
  if ((await firstFreeSlug(db, slug)) !== slug) return false;
  return addLinked(db, website, slug, from);
}

function addLinked(
  db: Database,
  website: NewWebsite,
  slug: string,
  { projectId, limit }: Origin,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { id, user_id: userId, published_at: now } = website;
    await requireWebsiteRoom(transaction, userId, limit);
    if (!(await add(transaction, website, slug))) return false;
    if (projectId !== null) await linkWebsite(transaction, { userId, projectId }, id, now);
    return true;
  });
}

async function add(transaction: Database, website: NewWebsite, slug: string): Promise<boolean> {
  const added = await transaction
    .insertInto('websites')
    .values({ ...website, slug })
    // Taken concurrently: the unique index decides, and the next candidate is tried.
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .executeTakeFirst();
  if (added === undefined) return false;
  await addDeployment(transaction, { ...website, now: website.published_at });
  return true;
}

/** Saves the working copy only. */
export async function saveWebsite(
  db: Database,
  id: string,
  { now, ...content }: WebsiteContent & { readonly now: Date },
): Promise<void> {
  await db
    .updateTable('websites')
    .set({ ...content, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function findWebsite(db: Database, id: string): Promise<WebsiteRow | undefined> {
  return activeWebsites(db).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Owner and title, without the code. */
export async function findWebsiteOwner(db: Database, id: string) {
  return activeWebsites(db)
    .select(['id', 'user_id', 'title', 'suspension_reason'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A member's newest website with exactly that title. */
export async function findWebsiteByTitle(db: Database, userId: string, title: string) {
  return activeWebsites(db)
    .select(['id', 'user_id'])
    .where('user_id', '=', userId)
    .where('title', '=', title)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A member's websites without their code, newest first. */
export async function listWebsitesOf(db: Database, userId: string) {
  return activeWebsites(db)
    .select(['id', 'title', 'slug', 'created_at', 'offline_at', 'suspension_reason', 'deployment'])
    .select((is) =>
      is
        .selectFrom('deployments')
        .whereRef('website_id', '=', 'websites.id')
        .whereRef('deployments.id', '=', 'websites.deployment')
        .select('thumbnail')
        .as('thumbnail'),
    )
    .select((is) =>
      is
        .selectFrom('form_messages')
        .whereRef('website_id', '=', 'websites.id')
        .where('read_at', 'is', null)
        .where('spam', '=', false)
        .select((count) => count.fn.countAll<string>().as('unread'))
        .as('unread'),
    )
    .select((is) =>
      is
        .selectFrom('projects')
        .whereRef('projects.website_id', '=', 'websites.id')
        .select('projects.id')
        .as('project_id'),
    )
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('websites.id')
    .execute();
}

export type ListedWebsite = Awaited<ReturnType<typeof listWebsitesOf>>[number];

/** Locks a website until the end of the transaction, so that concurrent saves are serialised. */
export async function lockWebsite(transaction: Database, id: string): Promise<void> {
  await transaction.selectFrom('websites').select('id').where('id', '=', id).forUpdate().execute();
}

/** Deletes all of a member's websites and returns their ids; their files still exist. */
export async function removeWebsitesOf(db: Database, userId: string): Promise<string[]> {
  return removeWebsites(db, sql`user_id = ${userId}`);
}

/** Excludes soft-deleted websites. */
const activeWebsites = (db: Database) => db.selectFrom('websites').where('deleted_at', 'is', null);
