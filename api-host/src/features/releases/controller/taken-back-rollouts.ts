import { sql } from 'kysely';
import type { EndedRollout } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { takenBackVersions } from '../record/taken-back.repository';
import { versionKey } from '../record/stable-versions.repository';
import { presentRollout } from './rollouts.repository';
import type { RolloutRow } from './rollouts.repository';

/**
 * Each remote's latest rollout where that was taken back since a moment, newest first: what somebody who opens
 * the releases has to know before anything else.
 */
export async function readTakenBack(db: Database, since: Date): Promise<EndedRollout[]> {
  const { rows } = await sql<RolloutRow>`
    select latest.* from (
      select distinct on (remote) * from release_rollouts order by remote, started_at desc
    ) as latest
    where state = 'rolled-back'`.execute(db);
  const marks = await takenBackVersions(db);
  return rows
    .flatMap((row) => {
      const ended = marks.get(versionKey(row.remote, row.version));
      if (!ended || ended.at < since.toISOString()) return [];
      return [{ ...presentRollout(row), ended }];
    })
    .toSorted((a, b) => (a.ended.at < b.ended.at ? 1 : -1));
}
