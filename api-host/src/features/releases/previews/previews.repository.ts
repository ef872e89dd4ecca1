import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { previewPath } from 'shared-kit/contract/releases';
import type { BuildManifest, ReleasePreview } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import type { PreviewTables } from './previews.tables';

type Row = Selectable<PreviewTables['release_previews']>;

/** A preview with who made it and what its build says, as both are now. */
export interface FoundPreview extends Row {
  readonly email: string | null;
  /** Null once the build is removed. */
  readonly manifest: BuildManifest | null;
}

/** How long a preview that has ended stays listed. */
const remembranceMs = 30 * 24 * 60 * 60_000;

const previews = (db: Database) =>
  db
    .selectFrom('release_previews as preview')
    .leftJoin('users', 'users.id', 'preview.creator_id')
    .leftJoin('release_builds as build', (join) =>
      join
        .onRef('build.name', '=', 'preview.remote')
        .onRef('build.version', '=', 'preview.version'),
    )
    .selectAll('preview')
    .select(['users.email', 'build.manifest']);

export async function findPreview(db: Database, id: string): Promise<FoundPreview | undefined> {
  return previews(db).where('preview.id', '=', id).executeTakeFirst();
}

/** The open preview of a version. */
export async function findOpenPreview(
  db: Database,
  now: Date,
  { remote, version }: Pick<Row, 'remote' | 'version'>,
): Promise<FoundPreview | undefined> {
  return previews(db)
    .where('preview.remote', '=', remote)
    .where('preview.version', '=', version)
    .where('preview.revoked_at', 'is', null)
    .where('preview.expires_at', '>', now)
    .executeTakeFirst();
}

/** Previews of some remotes, or of all, newest first. */
export async function listPreviewRows(
  db: Database,
  now: Date,
  remotes: readonly string[] | undefined,
): Promise<FoundPreview[]> {
  const since = new Date(now.getTime() - remembranceMs);
  return previews(db)
    .where('preview.expires_at', '>', since)
    .where((row) =>
      row.or([row('preview.revoked_at', 'is', null), row('preview.revoked_at', '>', since)]),
    )
    .$if(remotes !== undefined, (query) =>
      query.where(sql<boolean>`preview.remote = any(${[...(remotes ?? [])]}::text[])`),
    )
    .orderBy('preview.created_at', 'desc')
    .orderBy('preview.id')
    .limit(500)
    .execute();
}

/** How many previews of a remote are open. */
export async function countPreviews(db: Database, now: Date, remote: string): Promise<number> {
  const row = await db
    .selectFrom('release_previews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('remote', '=', remote)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Adds a preview, and forgets those that ended too long ago to be listed. */
export async function insertPreview(db: Database, now: Date, row: Row): Promise<void> {
  const since = new Date(now.getTime() - remembranceMs);
  await db
    .deleteFrom('release_previews')
    .where((old) => old.or([old('expires_at', '<=', since), old('revoked_at', '<=', since)]))
    .execute();
  await db.insertInto('release_previews').values(row).execute();
}

export async function changePreview(
  db: Database,
  id: string,
  change: Partial<Pick<Row, 'note' | 'expires_at' | 'revoked_at'>>,
): Promise<void> {
  await db.updateTable('release_previews').set(change).where('id', '=', id).execute();
}

/** What has become of a preview. */
export function stateOfPreview(row: Row, now: Date): ReleasePreview['state'] {
  if (row.revoked_at !== null) return 'revoked';
  return row.expires_at <= now ? 'expired' : 'open';
}

export const presentPreview = (row: FoundPreview, now: Date): ReleasePreview => ({
  id: row.id,
  remote: row.remote,
  version: row.version,
  note: row.note,
  commit: row.manifest?.commit ?? null,
  creator: row.email,
  creatorId: row.creator_id,
  tokenId: row.token_id,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  state: stateOfPreview(row, now),
  path: previewPath(row.id),
});
