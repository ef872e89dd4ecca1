import type { Database } from '../../../database/schema';
import { noteLost } from '../evidence/witness-rows.repository';
import { giveUpSilent, lockReports } from '../page-loads/load-ledger.repository';
import { addToCounts } from './health-counts.repository';

/**
 * After so long without an outcome a page load is lost: longer than the shell waits for all versions it may try, so that
 * whatever fails says so first.
 */
export const silentMs = 30_000;

/** Gives up on page loads of a rollout that began and have been silent for too long. */
export async function settleSilentLoads(
  db: Database,
  { remote, id: rollout }: { readonly remote: string; readonly id: string },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - silentMs);
  await db.transaction().execute(async (transaction) => {
    await lockReports(transaction);
    const silent = await giveUpSilent(transaction, { remote, rollout }, before);
    for (const { arm, witness } of silent) {
      if (witness) await noteLost(transaction, { rollout, arm, ...witness });
    }
    const lost = silent.map(({ version, arm, weight }) => ({
      event: { kind: 'started', remote, version, arm, rollout } as const,
      weight,
      lost: 1 as const,
    }));
    await addToCounts(transaction, now, lost);
  });
}
