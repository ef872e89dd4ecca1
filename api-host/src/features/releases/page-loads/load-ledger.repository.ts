import { sql } from 'kysely';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import type { Weight } from '../evidence/evidence.tables';
import type { WitnessRow } from '../evidence/witness-rows.repository';
import { loadLifetimeMs } from './page-loads';
import type { PageLoad } from './page-loads';
import { bitOf, fits, outcome, runOf, saidBits } from './said';

/** Whose word a page load is, decided with the first thing it says of a remote. */
export interface Weighed {
  readonly weight: Weight;
  /** Null where it is no evidence. */
  readonly witness: WitnessRow | null;
}

/** How an event counted. */
export interface Noted extends Weighed {
  /** It was given up for lost and is not: what was counted has to be taken back. */
  readonly wasLost: boolean;
}

/**
 * Notes an event of a page load; null when it counts nowhere: an outcome said before, what cannot follow on what was said,
 * or something said twice. `weigh` is asked once per page load and remote.
 */
export async function noteOnce(
  transaction: Database,
  load: PageLoad,
  event: BeaconEvent,
  at: Date,
  weigh: () => Promise<Weighed>,
): Promise<Noted | null> {
  const known = await transaction
    .selectFrom('release_page_loads')
    .select(['said', 'weight', 'run', 'share', 'kind', 'witness'])
    .where('load', '=', load.id)
    .where('remote', '=', event.remote)
    .forUpdate()
    .executeTakeFirst();
  if (!fits(event, known)) return null;
  if (!known) return begin(transaction, load, event, at, await weigh());
  // What arrives after all, is one page load again and not a lost one beside it.
  const isOutcome = (bitOf(event) & (outcome | saidBits.left)) !== 0;
  const wasLost = isOutcome && (known.said & saidBits.lost) !== 0;
  const kept = wasLost ? known.said & ~saidBits.lost : known.said;
  await transaction
    .updateTable('release_page_loads')
    .set({ said: kept | bitOf(event) })
    .where('load', '=', load.id)
    .where('remote', '=', event.remote)
    .execute();
  const { weight, share, kind, witness } = known;
  const isWitness = share !== null && kind !== null && witness !== null;
  return { weight, wasLost, witness: isWitness ? { share, kind, witness } : null };
}

/** The first thing a page load says of a remote. */
async function begin(
  transaction: Database,
  load: PageLoad,
  event: BeaconEvent,
  at: Date,
  weighed: Weighed,
): Promise<Noted | null> {
  const { weight, witness } = weighed;
  const added = await transaction
    .insertInto('release_page_loads')
    .values({
      load: load.id,
      remote: event.remote,
      run: runOf(event),
      said: bitOf(event),
      weight,
      expires_at: new Date(load.at + loadLifetimeMs),
      started_at: event.kind === 'started' ? at : null,
      ...witness,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('load')
    .executeTakeFirst();
  return added ? { ...weighed, wasLost: false } : null;
}

/** A page load that began and was never heard of again. */
export interface LostLoad extends Weighed {
  readonly version: string;
  readonly arm: 'stable' | 'candidate';
}

/** At most so many are given up at once; the next look takes the rest. */
const settledAtOnce = 1_000;

/** Gives page loads of a rollout up that began before a moment and have said nothing since. */
export async function giveUpSilent(
  transaction: Database,
  { remote, rollout }: { readonly remote: string; readonly rollout: string },
  before: Date,
): Promise<LostLoad[]> {
  const { rows } = await sql<{
    run: string;
    weight: Weight;
    share: number | null;
    kind: WitnessRow['kind'] | null;
    witness: string | null;
  }>`
    update release_page_loads as known set said = said | ${saidBits.lost}
    where (load, remote) in (
      select load, remote from release_page_loads
      where remote = ${remote} and said = 16 and started_at < ${before}
      limit ${settledAtOnce} for update skip locked)
    returning run, weight, share, kind, witness`.execute(transaction);
  return rows.flatMap(({ run, weight, share, kind, witness }) => {
    const [version = '', arm, of] = run.split(' ');
    if (of !== rollout || (arm !== 'stable' && arm !== 'candidate')) return [];
    const isWitness = share !== null && kind !== null && witness !== null;
    return [{ version, arm, weight, witness: isWitness ? { share, kind, witness } : null }];
  });
}

/** Drops page loads whose signature has expired: nothing can repeat them any more. */
export async function forgetLoads(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('release_page_loads')
    .where('expires_at', '<', new Date(now.getTime() - 60_000))
    .execute();
}
