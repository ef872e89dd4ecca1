import { sql } from 'kysely';
import { projectUndeleteDays } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import type { ProjectKey } from './project-key';

/** Filter and page of a member's project list. */
export interface ProjectListing {
  readonly which: 'drafts' | 'all' | 'deleted';
  readonly search: string;
  readonly page: number;
  readonly limit: number;
  readonly now: Date;
}

/** Projects deleted before this time can no longer be restored. */
export const horizon = (now: Date): Date =>
  new Date(now.getTime() - projectUndeleteDays * 86_400_000);

/** One page of a member's projects, latest change first, and the total. */
export async function listProjectsOf(db: Database, userId: string, listing: ProjectListing) {
  const { page, limit } = listing;
  const matching = listed(db, userId, listing);
  const before = (page - 1) * limit;
  const projects = await withState(matching)
    .orderBy('projects.updated_at', 'desc')
    .orderBy('projects.id')
    .limit(limit)
    .offset(before)
    .execute();
  // A partial page is the last one, so the total needs no query.
  if (projects.length > 0 && projects.length < limit)
    return { projects, total: before + projects.length };
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { projects, total: Number(total) };
}

function listed(db: Database, userId: string, { which, search, now }: ProjectListing) {
  const own = joined(db).where('projects.user_id', '=', userId);
  // Search text is matched literally, not as a pattern.
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = search === '' ? own : own.where('projects.title', 'ilike', pattern);
  if (which === 'deleted') return found.where('projects.deleted_at', '>', horizon(now));
  const kept = found.where('projects.deleted_at', 'is', null);
  return which === 'all' ? kept : kept.where('websites.id', 'is', null);
}

/** Projects joined with the websites they are published as; soft-deleted websites are left out. */
const joined = (db: Database) =>
  db
    .selectFrom('projects')
    .leftJoin('websites', (join) =>
      join.onRef('websites.id', '=', 'projects.website_id').on('websites.deleted_at', 'is', null),
    );

const withState = (query: ReturnType<typeof joined>) =>
  query
    .select(['projects.id', 'projects.title', 'projects.slug', 'projects.prompt'])
    .select(['projects.title_is_own', 'projects.revision'])
    .select(['projects.created_at', 'projects.updated_at'])
    .select(['websites.id as website_id', 'websites.slug as website_slug'])
    .select(['websites.offline_at', 'websites.suspension_reason'])
    .select((is) => [
      is
        .selectFrom('project_versions')
        .whereRef('project_versions.user_id', '=', 'projects.user_id')
        .whereRef('project_versions.project_id', '=', 'projects.id')
        .select((of) => of.fn.max('number').as('newest'))
        .as('version'),
      is
        .exists(
          is
            .selectFrom('generation_tasks')
            .select(sql`1`.as('one'))
            .whereRef('generation_tasks.user_id', '=', 'projects.user_id')
            .whereRef('generation_tasks.project_id', '=', 'projects.id')
            .where('generation_tasks.status', 'in', ['queued', 'running']),
        )
        .as('is_generating'),
    ]);

/** Finds a member's project that is not deleted. */
export async function findProject(db: Database, key: ProjectKey) {
  return withState(joined(db))
    .where('projects.user_id', '=', key.userId)
    .where('projects.id', '=', key.projectId)
    .where('projects.deleted_at', 'is', null)
    .executeTakeFirst();
}

export type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProject>>>;
