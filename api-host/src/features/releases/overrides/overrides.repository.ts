import type { ReleaseOverride } from 'shared-kit/contract/releases';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import type { Who } from '../record/who';
import { refusedRight } from '../rights/release-rights';

/** What a session is to run, and the preview that lets it. */
export interface OwnBuild extends Omit<ReleaseOverride, 'expiresAt'> {
  readonly preview?: string | null;
}

/** How long an override lasts. */
export const overrideLifetimeMs = 4 * 60 * 60_000;

/**
 * What a session runs in place of what is released, as of now: what its owner may still release, and of previews those
 * that are still open.
 */
export async function readOverrides(
  db: Database,
  sessionId: string,
  now: Date,
  who: Who,
): Promise<ReleaseOverride[]> {
  const rows = await db
    .selectFrom('release_overrides as own')
    .leftJoin('release_previews as preview', 'preview.id', 'own.preview')
    .select(['own.remote', 'own.source', 'own.release', 'own.expires_at'])
    .select(['own.preview', 'preview.expires_at as preview_end'])
    .where('own.session_id', '=', sessionId)
    .where('own.expires_at', '>', now)
    .where((row) =>
      row.or([
        row('own.preview', 'is', null),
        row.and([row('preview.revoked_at', 'is', null), row('preview.expires_at', '>', now)]),
      ]),
    )
    .orderBy('own.remote')
    .execute();
  return rows.filter(mayRun(who)).map(({ remote, source, release, ...ends }) => {
    const end = Math.min(ends.expires_at.getTime(), ends.preview_end?.getTime() ?? Infinity);
    return { remote, source, release, expiresAt: new Date(end).toISOString() };
  });
}

/** A choice of one's own takes a release manager; a preview whoever may release its remote. */
const mayRun =
  (who: Who) =>
  ({ remote, preview }: { readonly remote: string; readonly preview: string | null }): boolean =>
    preview === null ? who.remotes === undefined : refusedRight(who, remote, 'read') === null;

/** Gives a session an override, in place of the one it may have of that remote. Forgets expired ones. */
export async function saveOverride(
  db: Database,
  sessionId: string,
  now: Date,
  { remote, source, release, preview = null }: OwnBuild,
): Promise<void> {
  await db.deleteFrom('release_overrides').where('expires_at', '<=', now).execute();
  const values = {
    source,
    release: jsonb(release),
    created_at: now,
    expires_at: new Date(now.getTime() + overrideLifetimeMs),
    preview,
  };
  await db
    .insertInto('release_overrides')
    .values({ session_id: sessionId, remote, ...values })
    .onConflict((known) => known.columns(['session_id', 'remote']).doUpdateSet(values))
    .execute();
}

/** Ends one override of a session, or all. */
export async function removeOverrides(
  db: Database,
  sessionId: string,
  remote: string | undefined,
): Promise<void> {
  await db
    .deleteFrom('release_overrides')
    .where('session_id', '=', sessionId)
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .execute();
}
