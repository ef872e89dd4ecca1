import { sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { Weight, WitnessKind } from './evidence.tables';
import { symptomPlaces } from '../health/measured-symptoms';
import type { Testimony } from './testimony';
import type { Weights } from './weights';
import { nameOf, rowOf } from './witness-rows.repository';

/** What one witness has given to the candidate of a rollout, over all steps. */
export interface WitnessSum {
  readonly loads: number;
  readonly harmed: number;
  readonly errored: number;
  readonly lost: number;
  /** By place in `measuredSymptoms`. */
  readonly symptoms: readonly number[];
}

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
  const { rollout, share } = testimony;
  const witness = nameOf(rollout, who.who);
  await rowOf(transaction, testimony, { share, kind: who.kind, witness })
    .set((is) => ({ loads: is('loads', '-', 1) }))
    .execute();
}

/** The witnesses of one kind that speak loudest against a candidate. */
export async function loudestWitnesses(
  db: Database,
  rollout: string,
  kind: WitnessKind,
  most: number,
): Promise<WitnessSum[]> {
  if (most === 0) return [];
  // Places one by one: arrays cannot be added up, and a witness has a row for every step.
  const places = Array.from(
    { length: symptomPlaces },
    (_, at) => sql`coalesce(sum(symptoms[${sql.lit(at + 1)}]), 0)::integer`,
  );
  const { rows } = await sql<WitnessSum>`
    select * from (
      select sum(loads)::integer as loads, sum(harmed)::integer as harmed, sum(errored)::integer as errored,
        sum(lost)::integer as lost, array[${sql.join(places)}] as symptoms
      from release_witnesses
      where rollout = ${rollout} and kind = ${kind} and arm = 'candidate'
      group by witness) as witnesses
    order by harmed + errored + lost + (select sum(place) from unnest(symptoms) as place) desc, loads
    limit ${most}`.execute(db);
  return rows;
}

/** How many members have been heard of on each arm in a step: each of them was drawn once. */
export async function countMembers(
  db: Database,
  rollout: string,
  share: number,
): Promise<Record<'stable' | 'candidate', number>> {
  const rows = await db
    .selectFrom('release_witnesses')
    .select(['arm', (is) => is.fn.countAll<string>().as('members')])
    .where('rollout', '=', rollout)
    .where('share', '=', share)
    .where('kind', '=', 'member')
    .groupBy('arm')
    .execute();
  const of = (arm: string) => Number(rows.find((row) => row.arm === arm)?.members ?? 0);
  return { stable: of('stable'), candidate: of('candidate') };
}

/** Drops what was about rollouts of long ago; one under way longer is nobody's evidence by then. */
export async function forgetWitnesses(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('release_witnesses').where('last_at', '<', before).execute();
}
