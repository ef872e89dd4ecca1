import type { ReleaseOverride } from 'shared-kit/contract/releases';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';

/** How long an override lasts. */
export const overrideLifetimeMs = 4 * 60 * 60_000;

/** What a session runs in place of what is released, as of now. */
export async function readOverrides(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<ReleaseOverride[]> {
  const rows = await db
    .selectFrom('release_overrides')
    .select(['remote', 'source', 'release', 'expires_at'])
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .orderBy('remote')
    .execute();
  return rows.map(({ expires_at: expiresAt, ...row }) => ({
    ...row,
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Gives a session an override, in place of the one it may have of that remote. Forgets expired ones. */
export async function saveOverride(
  db: Database,
  sessionId: string,
  now: Date,
  { remote, source, release }: Omit<ReleaseOverride, 'expiresAt'>,
): Promise<void> {
  await db.deleteFrom('release_overrides').where('expires_at', '<=', now).execute();
  const values = {
    source,
    release: jsonb(release),
    created_at: now,
    expires_at: new Date(now.getTime() + overrideLifetimeMs),
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
