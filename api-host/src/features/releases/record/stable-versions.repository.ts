import { sql } from 'kysely';
import type { Database } from '../../../database/schema';

/** How a remote's version is named in the set. */
export const versionKey = (remote: string, version: string): string => `${remote} ${version}`;

/** Every version of every remote that everyone had at some time, from the entries that can give one. */
export async function stableVersions(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly remote: string; readonly version: string }>`
    select distinct stable.remote, stable.state -> 'stable' ->> 'version' as version
    from release_entries,
      jsonb_each(release_entries.record -> 'remotes') as stable(remote, state)
    where action in ('seed', 'follow-build', 'promote', 'rollback')`.execute(db);
  return new Set(rows.map(({ remote, version }) => versionKey(remote, version)));
}
