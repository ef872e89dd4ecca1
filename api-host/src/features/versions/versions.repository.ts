import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { jsonb } from '../../database/json';
import type { Database } from '../../database/schema';
import { lockMember } from '../../quotas/member-lock';
import type { Quotas } from '../../quotas/quotas';
import { keepProject } from '../projects/keep-project';
import type { ProjectKey } from '../projects/project-key';
import { requireVersionRoom } from './version-room';
import type { ProjectVersionsTable } from './versions.tables';

export type { ProjectKey } from '../projects/project-key';

type VersionRow = Selectable<ProjectVersionsTable>;

/** A version without its files, as listed in the history. */
export type VersionLine = Omit<NewVersion, 'files' | 'review'> & Pick<VersionRow, 'number'>;

export type NewVersion = Omit<
  VersionRow,
  'user_id' | 'project_id' | 'number' | 'bytes' | 'review_given_up_at'
>;

/** The newest version is not the caller's base. */
export class StaleBase extends Error {
  constructor(readonly newest: number) {
    super(`the newest version is ${newest}`);
  }
}

const lineColumns = ['number', 'kind', 'prompt', 'engine', 'restored_from', 'created_at'] as const;

/** The history of a project, newest first; empty when the member has no such project. */
export async function listVersionLines(db: Database, key: ProjectKey): Promise<VersionLine[]> {
  return db
    .selectFrom('project_versions')
    .select(lineColumns)
    .where('user_id', '=', key.userId)
    .where('project_id', '=', key.projectId)
    .orderBy('number', 'desc')
    .execute();
}

export async function findVersion(db: Database, key: ProjectKey, number: number) {
  return db
    .selectFrom('project_versions')
    .select([...lineColumns, 'files', 'review', 'review_given_up_at'])
    .where('user_id', '=', key.userId)
    .where('project_id', '=', key.projectId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Adds a review to a version that has none; files are immutable. */
export async function keepReview(
  db: Database,
  key: ProjectKey,
  number: number,
  review: NonNullable<VersionRow['review']>,
): Promise<void> {
  await db
    .updateTable('project_versions')
    .set({ review: jsonb(review) })
    .where('user_id', '=', key.userId)
    .where('project_id', '=', key.projectId)
    .where('number', '=', number)
    .where('review', 'is', null)
    .execute();
}

/** Notes that a version's review was given up. */
export async function noteReviewGivenUp(
  db: Database,
  key: ProjectKey,
  number: number,
  at: Date,
): Promise<void> {
  await db
    .updateTable('project_versions')
    .set({ review_given_up_at: at })
    .where('user_id', '=', key.userId)
    .where('project_id', '=', key.projectId)
    .where('number', '=', number)
    .execute();
}

/**
 * Adds the next version. With `base` only on top of that one, otherwise it throws StaleBase;
 * without it, as for a finished generation, on top of the newest. The first one creates the
 * project. Throws when `quotas` are exceeded. Runs inside a transaction: the locks on member and
 * project last until its end.
 */
export async function addVersion(
  transaction: Database,
  key: ProjectKey,
  version: NewVersion,
  base?: number,
  quotas: Quotas | null = null,
): Promise<VersionLine> {
  await lockMember(transaction, key.userId);
  const lock = `${key.userId} ${key.projectId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
  const newest = await newestVersionNumber(transaction, key);
  if (base !== undefined && base !== newest) throw new StaleBase(newest);
  if (quotas) {
    const { userId } = key;
    await requireVersionRoom(transaction, { userId, newest, files: version.files }, quotas);
  }
  const kept = { limit: quotas?.projects ?? null, revive: base !== undefined };
  await keepProject(transaction, key, { prompt: version.prompt, now: version.created_at }, kept);
  return transaction
    .insertInto('project_versions')
    .values({
      ...version,
      user_id: key.userId,
      project_id: key.projectId,
      number: newest + 1,
      files: jsonb(version.files),
      engine: version.engine && jsonb(version.engine),
      review: version.review && jsonb(version.review),
    })
    .returning(lineColumns)
    .executeTakeFirstOrThrow();
}

/** The newest version number of a project; 0 when the member has no such project. */
export async function newestVersionNumber(db: Database, key: ProjectKey): Promise<number> {
  const row = await db
    .selectFrom('project_versions')
    .select(({ fn }) => fn.max('number').as('newest'))
    .where('user_id', '=', key.userId)
    .where('project_id', '=', key.projectId)
    .executeTakeFirst();
  return row?.newest ?? 0;
}
