import { sql } from 'kysely';
import type { Database } from '../../../database/schema';

/** How a remote's version is named in the set. */
export const versionKey = (remote: string, version: string): string => `${remote} ${version}`;

/** What can give everyone a version. */
const givesStable = sql`action in ('seed', 'follow-build', 'promote', 'rollback')`;

/** Versions of a remote that everyone had, those they had last first. */
export async function stableVersionsOf(
  db: Database,
  remote: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ readonly version: string }>`
    select record -> 'remotes' -> ${remote} -> 'stable' ->> 'version' as version
    from release_entries
    where ${givesStable} and record -> 'remotes' -> ${remote} is not null
    group by 1 order by max(serial) desc limit ${most}`.execute(db);
  return rows.map(({ version }) => version);
}

/** Every version of every remote that everyone had at some time, from the entries that can give one. */
export async function stableVersions(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly remote: string; readonly version: string }>`
    select distinct stable.remote, stable.state -> 'stable' ->> 'version' as version
    from release_entries,
      jsonb_each(release_entries.record -> 'remotes') as stable(remote, state)
    where ${givesStable}`.execute(db);
  return new Set(rows.map(({ remote, version }) => versionKey(remote, version)));
}
