import type { PublishedBuild } from 'shared-kit/contract/releases';
import { shellName } from 'shared-kit/contract/rollout';
import { noteAudit } from '../audit/note-audit';
import type { Actor } from '../audit/note-audit';
import { buildFolder } from './builds/build-files';
import { deleteBuild, listBuilds } from './builds/builds.repository';
import { changingRecord } from './record/entries.repository';
import type { Database } from '../../database/schema';
import type { ReleaseDeps } from './release-deps';

const dayMs = 24 * 60 * 60_000;

/**
 * Builds nothing needs: in no present role, in no record that was in force within the days, under nobody's
 * override, in no open preview, and not published within them either. Lists them; removes them only when asked to.
 */
export async function collectBuilds(
  deps: ReleaseDeps,
  { remove, keepDays }: { readonly remove: boolean; readonly keepDays: number },
  by: Actor,
): Promise<PublishedBuild[]> {
  const builds = await changingRecord(deps.db, async (db) => {
    const since = new Date(deps.clock().getTime() - keepDays * dayMs);
    const needed = new Set([
      ...(await neededBuilds(db, since)),
      ...(await overridingBuilds(db, deps.clock())),
      ...(await previewedBuilds(db, deps.clock())),
    ]);
    const unneeded = (await listBuilds(db)).filter(
      ({ remote, version, publishedAt }) =>
        !needed.has(`${remote} ${version}`) && publishedAt < since.toISOString(),
    );
    if (remove) {
      for (const { remote, version } of unneeded) {
        await deleteBuild(db, remote, version);
        await noteAudit(db, {
          at: deps.clock(),
          by,
          action: 'release.build-removed',
          target: { kind: 'remote', id: remote },
          detail: { ids: { version } },
        });
      }
    }
    return unneeded;
  });
  if (remove) {
    for (const { remote: name, version } of builds) {
      await deps.storage.deletePrefix(buildFolder({ name, version }));
    }
  }
  return builds;
}

/** Every version a record names that was in force at some moment since then; the last one always is. */
async function neededBuilds(db: Database, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('release_entries')
    .select('record')
    .where((where) =>
      where.or([
        where('at', '>=', since),
        where('serial', '=', (query) =>
          query
            .selectFrom('release_entries')
            .select(({ fn }) => fn.max('serial').as('serial'))
            .where('at', '<', since),
        ),
      ]),
    )
    .execute();
  return rows.flatMap(({ record: { shell, remotes } }) => [
    // Records from before the shell was released like a remote name it here alone.
    ...[shell.version, shell.previous].map((version) => `${shellName} ${version}`),
    ...Object.entries(remotes).flatMap(([remote, { stable, previous, candidate }]) =>
      [stable, previous, candidate?.release]
        .filter((release) => release !== undefined)
        .map(({ version }) => `${remote} ${version}`),
    ),
  ]);
}

/** What somebody tries at this moment under an override. */
async function overridingBuilds(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('release_overrides')
    .select(['remote', 'release'])
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ remote, release }) => `${remote} ${release.version}`);
}

/** What an open preview leads to. */
async function previewedBuilds(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('release_previews')
    .select(['remote', 'version'])
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ remote, version }) => `${remote} ${version}`);
}
