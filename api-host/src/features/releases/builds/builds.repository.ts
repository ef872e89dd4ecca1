import type { Selectable } from 'kysely';
import type { BuildManifest, PublishedBuild, RemoteVersion } from 'shared-kit/contract/releases';
import { shellName } from 'shared-kit/contract/rollout';
import { jsonb } from '../../../database/json';
import { stableVersions, versionKey } from '../record/stable-versions.repository';
import { takenBackVersions } from '../record/taken-back.repository';
import { nameNow } from '../record/who';
import type { Who } from '../record/who';
import type { Database } from '../../../database/schema';
import type { ReleaseTables } from '../releases.tables';
import { buildDigest } from './build-digest';

type Row = Selectable<ReleaseTables['release_builds']>;

export async function findBuild(
  db: Database,
  name: string,
  version: string,
): Promise<Row | undefined> {
  return db
    .selectFrom('release_builds')
    .selectAll()
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Adds a build whose files are stored; false when the version is there already. */
export async function insertBuild(
  db: Database,
  manifest: BuildManifest,
  published: { readonly at: Date; readonly by: Who },
): Promise<boolean> {
  const result = await db
    .insertInto('release_builds')
    .values({
      name: manifest.name,
      version: manifest.version,
      digest: buildDigest(manifest),
      manifest: jsonb(manifest),
      published_at: published.at,
      published_by: published.by.name,
      published_by_id: published.by.account,
      published_by_token: published.by.token ?? null,
    })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Builds of remotes and of the shell, newest first. */
export async function listBuilds(db: Database, remote?: string): Promise<PublishedBuild[]> {
  const rows = await db
    .selectFrom('release_builds')
    .leftJoin('users', 'users.id', 'release_builds.published_by_id')
    .selectAll('release_builds')
    .select('users.email')
    .$if(remote !== undefined, (query) => query.where('release_builds.name', '=', remote ?? ''))
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  const stable = await stableVersions(db);
  const takenBack = await takenBackVersions(db, remote);
  return rows.map((row) => ({
    ...presentBuild(row),
    wasStable: stable.has(versionKey(row.name, row.version)),
    takenBack: takenBack.get(versionKey(row.name, row.version)) ?? null,
  }));
}

export async function deleteBuild(db: Database, name: string, version: string): Promise<void> {
  await db
    .deleteFrom('release_builds')
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
}

function presentBuild(row: Row & { readonly email: string | null }): PublishedBuild {
  const { manifest } = row;
  const { published_by: name, published_by_id: account, published_by_token: token } = row;
  return {
    remote: row.name,
    version: row.version,
    commit: manifest.commit,
    builtAt: manifest.builtAt,
    publishedAt: row.published_at.toISOString(),
    publishedBy: nameNow({ name, account, token }, row.email),
    publishedById: account,
    publishedByToken: token,
    bytes: manifest.files.reduce((sum, { size }) => sum + size, 0),
    files: manifest.files.length,
  };
}

/** A build as the record names it. Fonts and pictures are no scripts: browsers check them by nothing. */
export function toRemoteVersion(manifest: BuildManifest): RemoteVersion {
  if (manifest.name === shellName) return toShellVersion(manifest);
  const { name, version, entry, preload, hostApi, sharedKit, routes } = manifest;
  const scripts = manifest.files.filter(({ path }) => /\.(js|css)$/.test(path));
  return {
    version,
    base: `/remotes/${name}/${version}/`,
    entry,
    preload,
    hostApi,
    sharedKit,
    routes,
    files: Object.fromEntries(scripts.map(({ path, integrity }) => [path, integrity])),
  };
}

/** Short, because the record is in every page: what a page needs of its shell is in the page itself. */
function toShellVersion({ version, entry, sharedKit }: BuildManifest): RemoteVersion {
  const base = `/shell/${version}/`;
  return { version, base, entry, preload: [], hostApi: '*', sharedKit, routes: [], files: {} };
}
