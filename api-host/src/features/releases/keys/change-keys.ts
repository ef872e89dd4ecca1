import { conflict, notFound } from '../../../errors';
import { noteAudit } from '../../audit/note-audit';
import type { Actor } from '../../audit/note-audit';
import type { ReleaseDeps } from '../release-deps';
import { announceKeys, listKeys, retireKey } from './keys.repository';

/** The keys of all hosts, oldest first. */
export async function presentKeys({ db, releaseKeys }: ReleaseDeps) {
  const own = new Set(releaseKeys.list().map(({ kid }) => kid));
  const rows = await listKeys(db);
  return rows.map(({ kid, created_at: createdAt, retired_at: retiredAt }) => ({
    kid,
    state: retiredAt === null ? ('active' as const) : ('retired' as const),
    signsHere: own.has(kid),
    createdAt: createdAt.toISOString(),
  }));
}

/** Another key for this host; both sign until the old one is retired. */
export async function addKey({ db, clock, releaseKeys }: ReleaseDeps, by: Actor): Promise<void> {
  if (releaseKeys.isGiven) {
    throw conflict(
      'The keys of this host are set by RELEASE_KEYS; add the new one there, on every host',
    );
  }
  const key = releaseKeys.add();
  try {
    await db.transaction().execute(async (transaction) => {
      await announceKeys(transaction, clock, [key]);
      const target = { kind: 'release-key', id: key.kid } as const;
      await noteAudit(transaction, { at: clock(), by, action: 'release.key-added', target });
    });
  } catch (error) {
    // Otherwise it would be announced later, by nobody.
    releaseKeys.remove(key.kid);
    throw error;
  }
}

/** Ends a key. One that another host signs with is only unpinned; that host must add one of its own. */
export async function endKey(
  { db, clock, releaseKeys }: ReleaseDeps,
  kid: string,
  by: Actor,
): Promise<void> {
  const rows = await listKeys(db);
  if (!rows.some((row) => row.kid === kid)) throw notFound('There is no such key');
  const own = releaseKeys.list();
  if (releaseKeys.isGiven && own.some((key) => key.kid === kid)) {
    throw conflict('This key is set by RELEASE_KEYS; remove it there first, on every host');
  }
  if (own.length === 1 && own[0]?.kid === kid) {
    throw conflict('This is the only key this host signs with; add another one first');
  }
  await db.transaction().execute(async (transaction) => {
    if (!(await retireKey(transaction, clock, kid))) return;
    const target = { kind: 'release-key', id: kid } as const;
    await noteAudit(transaction, { at: clock(), by, action: 'release.key-retired', target });
  });
  releaseKeys.remove(kid);
}
