import type { BeaconEvent } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import type { Weight } from '../evidence/evidence.tables';
import { loadLifetimeMs } from './page-loads';
import type { PageLoad } from './page-loads';

/** What a page load has said of a remote. */
const saidBits = { ready: 1, failed: 2, crash: 4, error: 8 } as const;

const runOf = ({ version, arm, rollout = '' }: BeaconEvent): string =>
  `${version} ${arm} ${rollout}`;

/**
 * Notes an event of a page load; null when it counts nowhere: an outcome said before, or a crash or error
 * without the `ready` of the same version, or a second one. `weigh` is asked once per page load and remote.
 */
export async function noteOnce(
  transaction: Database,
  load: PageLoad,
  event: BeaconEvent,
  weigh: () => Promise<Weight>,
): Promise<Weight | null> {
  const key = { load: load.id, remote: event.remote };
  const bit = saidBits[event.kind];
  const known = await transaction
    .selectFrom('release_page_loads')
    .select(['said', 'weight', 'run'])
    .where('load', '=', key.load)
    .where('remote', '=', key.remote)
    .forUpdate()
    .executeTakeFirst();
  if (event.kind === 'ready' || event.kind === 'failed') {
    if (known) return null;
    const weight = await weigh();
    const added = await transaction
      .insertInto('release_page_loads')
      .values({
        ...key,
        run: runOf(event),
        said: bit,
        weight,
        expires_at: new Date(load.at + loadLifetimeMs),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('load')
      .executeTakeFirst();
    return added ? weight : null;
  }
  if (!known || (known.said & saidBits.ready) === 0 || (known.said & bit) !== 0) return null;
  if (known.run !== runOf(event)) return null;
  await transaction
    .updateTable('release_page_loads')
    .set({ said: known.said | bit })
    .where('load', '=', key.load)
    .where('remote', '=', key.remote)
    .execute();
  return known.weight;
}

/** Drops page loads whose signature has expired: nothing can repeat them any more. */
export async function forgetLoads(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('release_page_loads')
    .where('expires_at', '<', new Date(now.getTime() - 60_000))
    .execute();
}
