import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { SiteFiles } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { slugChoice } from './slug';
import type { WebsiteTables } from './websites.tables';

export type WebsiteRow = Selectable<WebsiteTables['websites']>;

/** What a member writes of a website. */
export interface WebsiteContent extends SiteFiles {
  readonly title: string;
  readonly prompt: string;
}

/** Who is asked for in one go when a title is common. */
const choicesAtOnce = 50;

/** Adds a website under the first free slug of `base`, `base-2`, `base-3`, …; answers the slug. */
export async function addWebsite(
  db: Database,
  website: Omit<WebsiteRow, 'slug'>,
  base: string,
): Promise<string> {
  for (;;) {
    const slug = await firstFreeSlug(db, base);
    const added = await db
      .insertInto('websites')
      .values({ ...website, slug })
      // Somebody was quicker: the unique index decides, and we look again.
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('slug')
      .executeTakeFirst();
    if (added !== undefined) return added.slug;
  }
}

async function firstFreeSlug(db: Database, base: string): Promise<string> {
  for (let first = 1; ; first += choicesAtOnce) {
    const choices = Array.from({ length: choicesAtOnce }, (_, n) => slugChoice(base, first + n));
    const rows = await db
      .selectFrom('websites')
      .select('slug')
      .where('slug', 'in', choices)
      .execute();
    const taken = new Set(rows.map(({ slug }) => slug));
    const free = choices.find((choice) => !taken.has(choice));
    if (free !== undefined) return free;
  }
}

/**
 * Puts a new deployment into place: link and working copy change in this one statement. Answers the
 * deployment that was there before, or `undefined` when the website has just been deleted.
 */
export async function replaceDeployment(
  db: Database,
  id: string,
  content: WebsiteContent & { readonly deployment: string; readonly now: Date },
): Promise<{ slug: string; replaced: string } | undefined> {
  const { rows } = await sql<{ slug: string; replaced: string }>`
    with before as (select id, deployment from websites where id = ${id} for update)
    update websites set
      title = ${content.title}, prompt = ${content.prompt},
      html = ${content.html}, css = ${content.css}, js = ${content.js},
      deployment = ${content.deployment}, updated_at = ${content.now}, published_at = ${content.now}
    from before where websites.id = before.id
    returning websites.slug, before.deployment as replaced`.execute(db);
  return rows[0];
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
  return db.selectFrom('websites').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whose it is, without its code. */
export async function findWebsiteOwner(db: Database, id: string) {
  return db
    .selectFrom('websites')
    .select(['id', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A member's newest website with exactly that title. */
export async function findWebsiteByTitle(db: Database, userId: string, title: string) {
  return db
    .selectFrom('websites')
    .select(['id', 'user_id'])
    .where('user_id', '=', userId)
    .where('title', '=', title)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A member's websites without their code, newest first. */
export async function listWebsitesOf(db: Database, userId: string) {
  return db
    .selectFrom('websites')
    .select(['id', 'title', 'slug', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function removeWebsite(db: Database, id: string): Promise<void> {
  await db.deleteFrom('websites').where('id', '=', id).execute();
}

/** Removes all of a member's websites and answers their ids: their files are still there. */
export async function removeWebsitesOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('websites')
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What the sites origin serves under a slug. */
export async function findPublished(db: Database, slug: string) {
  return db
    .selectFrom('websites')
    .select(['id', 'deployment'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}
