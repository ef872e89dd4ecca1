import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../database/schema';
import { isUniqueViolation } from '../../database/violations';
import { slugChoice } from './slug';

/** Who is asked for in one go when a title is common. */
const choicesAtOnce = 50;

/** Which of these addresses belong to a website, now or before, other than `except`, or to one that is gone. */
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
 * The first address of `base`, `base-2`, `base-3`, … that no website has or ever had.
 *
 * @param except a website that may have its own addresses back
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
 * Moves a website to an address, in one transaction: the one it had becomes a former one, and leads on.
 * False when somebody has the new one, or the website is gone.
 */
export async function moveWebsite(db: Database, id: string, slug: string): Promise<boolean> {
  try {
    return await db.transaction().execute((transaction) => move(transaction, id, slug));
  } catch (error) {
    // Somebody took it at this very moment.
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

/** There for visitors, or suspended: then they are told, whatever its owner has switched off. */
const isShown = (where: ExpressionBuilder<Tables, 'websites'>) =>
  where.and([
    where('deleted_at', 'is', null),
    where.or([where('offline_at', 'is', null), where('websites.suspended_at', 'is not', null)]),
  ]);

/** What the sites origin serves under an address; name and date are those of what is live. */
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
      // With its owner's account everything of theirs is suspended.
      .select(({ fn }) =>
        fn.coalesce('websites.suspended_at', 'users.suspended_at').as('suspended_at'),
      )
      .where('slug', '=', slug)
      .where(isShown)
      .executeTakeFirst()
  );
}

/** The address of the website that had this one before, if it is online. */
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
