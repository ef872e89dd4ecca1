import type { Database } from '../../../database/schema';

/** What only a person or the controller does; `seed` and `follow-build` are the host's. */
const decisions = ['start', 'step', 'promote', 'rollback'] as const;

/** Remotes somebody has ever decided about: from then on their versions are released on purpose only. */
export async function decidedRemotes(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('release_entries')
    .select('remote')
    .distinct()
    .where('action', 'in', decisions)
    .where('remote', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ remote }) => (remote === null ? [] : [remote])));
}
