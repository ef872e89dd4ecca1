import type { SuiteRecord } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { blockersOf } from '../compatibility/findings';
import { stableVersions, versionKey } from '../record/stable-versions.repository';

/**
 * The version a rollback of what everyone runs would go to, if it may: everyone had it, and it fits what is
 * live. Null when there is none.
 */
export async function wayBack(
  db: Database,
  record: SuiteRecord,
  remote: string,
): Promise<string | null> {
  const version = record.remotes[remote]?.previous?.version;
  if (version === undefined) return null;
  if (!(await stableVersions(db)).has(versionKey(remote, version))) return null;
  return (await blockersOf(db, { remote, version })).length === 0 ? version : null;
}
