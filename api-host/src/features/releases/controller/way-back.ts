import type { SuiteRecord } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { blockersOf } from '../compatibility/findings';
import { stableVersionsOf, versionKey } from '../record/stable-versions.repository';
import { takenBackVersions } from '../record/taken-back.repository';

/** Versions that are looked at: what everyone had longer ago is a rollout, and nothing to offer with one press. */
const most = 10;

/**
 * The version a rollback of what everyone runs would go to: of those everyone had, the one they had last, that was not
 * taken back and fits what is live. Null when there is none.
 */
export async function wayBack(
  db: Database,
  record: SuiteRecord,
  remote: string,
): Promise<string | null> {
  const stable = record.remotes[remote]?.stable.version;
  const takenBack = await takenBackVersions(db, remote);
  const had = await stableVersionsOf(db, remote, most);
  const possible = had.filter(
    (version) => version !== stable && !takenBack.has(versionKey(remote, version)),
  );
  for (const version of possible) {
    if ((await blockersOf(db, { remote, version })).length === 0) return version;
  }
  return null;
}
