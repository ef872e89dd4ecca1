import { sql } from 'kysely';
import type { SuiteRecord } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';

/** The team of each remote, as the build that everyone runs names it. */
export async function readTeams(
  db: Database,
  { remotes }: SuiteRecord,
): Promise<Record<string, string>> {
  const names = Object.keys(remotes);
  const versions = Object.values(remotes).map(({ stable }) => stable.version);
  // Only the builds of now: a manifest is large, and there are many more of them.
  const { rows } = await sql<{ name: string; owner: string | null }>`
    select name, manifest ->> 'owner' as owner from release_builds
    join unnest(${names}::text[], ${versions}::text[]) as live(remote, stable)
      on name = remote and version = stable`.execute(db);
  return Object.fromEntries(rows.flatMap(({ name, owner }) => (owner ? [[name, owner]] : [])));
}
