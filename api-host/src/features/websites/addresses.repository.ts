import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../database/schema';
import { isUniqueViolation } from '../../database/violations';
import { slugChoice } from './slug';

/** Number of candidates queried at once when a title is common. */
const choicesAtOnce = 50;

/**
 * Which of these addresses are taken, now or formerly, by a website other than `except`, or
 * retired.
 */
async function takenOf(
  db: Database,
  slugs: readonly string[],
  except: string | null,
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from websites
      where slug in (${sql.join(slugs)}) and id is distinct from ${except}::uuid
    union
    select slug from former_addresses
      where slug in (${sql.join(slugs)}) and website_id is distinct from ${except}::uuid
    union
    select slug from retired_addresses where slug in (${sql.join(slugs)})`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * The first of `base`, `base-2`, `base-3`, … that no website has or ever had.
 *
 * @param except a website that may return to its own former addresses
 */
export async function firstFreeSlug(
  db: Database,
  base: string,
  except: string | null = null,
): Promise<string> {
  for (let first = 1; ; first += choicesAtOnce) {
    const choices = Array.from({ length: choicesAtOnce }, (_, n) => slugChoice(base, first + n));
    const taken = await takenOf(db, choices, except);
    const free = choices.find((choice) => !taken.has(choice));
    if (free !== undefined) return free;
  }
}

/**
 * Moves a website to an address, in one transaction: its previous one becomes a former address that
 * redirects. False when the new one is taken, or the website is gone.
 */
export async function moveWebsite(db: Database, id: string, slug: string): Promise<boolean> {
  try {
    return await db.transaction().execute((transaction) => move(transaction, id, slug));
  } catch (error) {
    // Taken concurrently.
    if (isUniqueViolation(error, 'websites_slug_unique')) return false;
    throw error;
  }
}

async function move(transaction: Database, id: string, slug: string): Promise<boolean> {
  const before = await transaction
    .selectFrom('websites')
    .select('slug')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return false;
  if (before.slug === slug) return true;
  if ((await takenOf(transaction, [slug], id)).has(slug)) return false;
  await transaction.deleteFrom('former_addresses').where('slug', '=', slug).execute();
  await transaction.updateTable('websites').set({ slug }).where('id', '=', id).execute();
  const former = { slug: before.slug, website_id: id };
  await transaction.insertInto('former_addresses').values(former).execute();
  return true;
}

/**
 * Online for visitors, or suspended: visitors are told of a suspension even while the website is
 * offline.
 */
const isShown = (where: ExpressionBuilder<Tables, 'websites'>) =>
  where.and([
    where('deleted_at', 'is', null),
    where.or([where('offline_at', 'is', null), where('websites.suspended_at', 'is not', null)]),
  ]);

/** What the sites origin serves at an address; title and date are those of the live deployment. */
export async function findPublished(db: Database, slug: string) {
  return (
    db
      .selectFrom('websites')
      .innerJoin('deployments', (join) =>
        join
          .onRef('deployments.website_id', '=', 'websites.id')
          .onRef('deployments.id', '=', 'websites.deployment'),
      )
      .innerJoin('users', 'users.id', 'websites.user_id')
      .select(['websites.id', 'deployment', 'deployments.title', 'deployments.published_at'])
      .select(['thumbnail', 'websites.user_id as owner'])
      // A suspended account suspends all its websites.
      .select(({ fn }) =>
        fn.coalesce('websites.suspended_at', 'users.suspended_at').as('suspended_at'),
      )
      .where('slug', '=', slug)
      .where(isShown)
      .executeTakeFirst()
  );
}

/** The current address of the website that formerly had this one, if it is online. */
export async function findMoved(db: Database, slug: string): Promise<string | undefined> {
  const moved = await db
    .selectFrom('former_addresses')
    .innerJoin('websites', 'websites.id', 'former_addresses.website_id')
    .select('websites.slug')
    .where('former_addresses.slug', '=', slug)
    .where(isShown)
    .executeTakeFirst();
  return moved?.slug;
}
