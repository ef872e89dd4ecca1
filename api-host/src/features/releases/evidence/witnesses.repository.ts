import { sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { WitnessKind } from './evidence.tables';
import { symptomPlaces } from '../health/measured-symptoms';

/** What one witness has given to the candidate of a rollout, over all steps. */
export interface WitnessSum {
  readonly loads: number;
  readonly harmed: number;
  readonly errored: number;
  readonly lost: number;
  /** By place in `measuredSymptoms`. */
  readonly symptoms: readonly number[];
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
