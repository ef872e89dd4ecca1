import type { GateVerdict } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';

/** Notes what gates answered, with the numbers. */
export async function noteGateVerdicts(
  db: Database,
  rollout: string,
  verdicts: readonly GateVerdict[],
): Promise<void> {
  await db
    .insertInto('release_gate_verdicts')
    .values(verdicts.map((verdict) => ({ ...verdict, rollout, at: new Date(verdict.at) })))
    .execute();
}

/** What gates answered about a rollout, if it is one of the remote, newest first. */
export async function readGateVerdicts(
  db: Database,
  { rollout, remote }: { readonly rollout: string; readonly remote?: string | undefined },
  limit: number,
): Promise<GateVerdict[]> {
  const rows = await db
    .selectFrom('release_gate_verdicts')
    .select(['gate', 'kind', 'message', 'value', 'step', 'at'])
    .where('rollout', '=', rollout)
    .$if(remote !== undefined, (query) =>
      query.where('rollout', 'in', rolloutsOf(db, remote ?? '')),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function forgetGateVerdicts(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('release_gate_verdicts').where('at', '<', before).execute();
}

const rolloutsOf = (db: Database, remote: string) =>
  db.selectFrom('release_rollouts').select('release_rollouts.id').where('remote', '=', remote);
