import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import type { Weight, WitnessKind } from './evidence.tables';
import type { Weights } from './weights';

/** Who reports, from where, in which step. */
export interface Testimony {
  /** Id of the account whose session came with the report; null: nobody is signed in. */
  readonly member: string | null;
  /** See `wideNetwork`. */
  readonly network: string;
  readonly rollout: string;
  /** The candidate's share, which names the step. */
  readonly share: number;
  readonly arm: 'stable' | 'candidate';
  readonly at: Date;
}

/** What one witness has given to the candidate of a rollout, over all steps. */
export interface WitnessSum {
  readonly loads: number;
  readonly harmed: number;
  readonly errored: number;
}

/** The hash is for a rollout: who has reported in two of them cannot be told from the table. */
const nameOf = (rollout: string, who: string): string =>
  createHash('sha256').update(`${rollout}\0${who}`).digest('hex').slice(0, 32);

/** Takes a page load of a witness unless it has given as many as it may. One statement: nobody gets in between. */
async function take(
  transaction: Database,
  { rollout, share, arm, at }: Testimony,
  { kind, who, most }: { kind: WitnessKind; who: string; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into release_witnesses as known (rollout, share, arm, kind, witness, loads, last_at)
    values (${rollout}, ${share}, ${arm}, ${kind}, ${nameOf(rollout, who)}, 1, ${at})
    on conflict (rollout, share, arm, kind, witness) do update
      set loads = known.loads + 1, last_at = excluded.last_at
      where known.loads < ${most}
    returning 1`.execute(transaction);
  return rows.length > 0;
}

/** Whose word a page load is for the verdict, counting it for its member and network. */
export async function weighLoad(
  transaction: Database,
  testimony: Testimony,
  weights: Weights,
): Promise<Weight> {
  const { member, network } = testimony;
  if (member === null) {
    if (weights.onlyNetworks?.has(network) === false) return 'none';
    const most = weights.perNetwork;
    const taken = await take(transaction, testimony, { kind: 'network', who: network, most });
    return taken ? 'anonymous' : 'none';
  }
  const most = weights.perMemberNetwork;
  // The network first: a member who may say no more has not used anything up that matters to others much.
  const place = { kind: 'member network', who: network } as const;
  if (most !== null && !(await take(transaction, testimony, { ...place, most }))) return 'none';
  const own = { kind: 'member', who: member, most: weights.perMember } as const;
  if (await take(transaction, testimony, own)) return 'member';
  if (most !== null) await giveBack(transaction, testimony, place);
  return 'none';
}

async function giveBack(
  transaction: Database,
  testimony: Testimony,
  who: { kind: WitnessKind; who: string },
): Promise<void> {
  await rowOf(transaction, testimony, who)
    .set((is) => ({ loads: is('loads', '-', 1) }))
    .execute();
}

/** Notes against whom it counts that a page load was harmed or had an error. */
export async function noteHarm(
  transaction: Database,
  testimony: Testimony,
  kind: BeaconEvent['kind'],
): Promise<void> {
  if (kind === 'ready') return;
  const { member, network } = testimony;
  const column = kind === 'error' ? 'errored' : 'harmed';
  const who =
    member === null
      ? ({ kind: 'network', who: network } as const)
      : ({ kind: 'member', who: member } as const);
  await rowOf(transaction, testimony, who)
    .set((is) => ({ [column]: is(column, '+', 1) }))
    .execute();
}

function rowOf(
  transaction: Database,
  { rollout, share, arm }: Testimony,
  { kind, who }: { kind: WitnessKind; who: string },
) {
  return transaction
    .updateTable('release_witnesses')
    .where('rollout', '=', rollout)
    .where('share', '=', share)
    .where('arm', '=', arm)
    .where('kind', '=', kind)
    .where('witness', '=', nameOf(rollout, who));
}

/** The witnesses of one kind that speak loudest against a candidate. */
export async function loudestWitnesses(
  db: Database,
  rollout: string,
  kind: WitnessKind,
  most: number,
): Promise<WitnessSum[]> {
  if (most === 0) return [];
  const { rows } = await sql<WitnessSum>`
    select sum(loads)::integer as loads, sum(harmed)::integer as harmed, sum(errored)::integer as errored
    from release_witnesses
    where rollout = ${rollout} and kind = ${kind} and arm = 'candidate'
    group by witness
    order by sum(harmed) + sum(errored) desc, sum(loads)
    limit ${most}`.execute(db);
  return rows;
}

/** Drops what was about rollouts of long ago; one under way longer is nobody's evidence by then. */
export async function forgetWitnesses(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('release_witnesses').where('last_at', '<', before).execute();
}
