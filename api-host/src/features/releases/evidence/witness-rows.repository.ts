import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { placeOf, symptomPlaces, symptomsOf } from '../health/measured-symptoms';
import type { WitnessKind } from './evidence.tables';
import type { Testimony } from './testimony';

/** The hash is for a rollout: who has reported in two of them cannot be told from the table. */
export const nameOf = (rollout: string, who: string): string =>
  createHash('sha256').update(`${rollout}\0${who}`).digest('hex').slice(0, 32);

/** Names the row a page load is counted in; with its rollout and arm it is whole. */
export interface WitnessRow {
  /** The step, by the candidate's share. */
  readonly share: number;
  readonly kind: WitnessKind;
  readonly witness: string;
}

/** Against whom it counts what a page load says: the member, or the network where nobody is signed in. */
export function witnessOf({ member, network, rollout, share }: Testimony): WitnessRow {
  return member === null
    ? { share, kind: 'network', witness: nameOf(rollout, network) }
    : { share, kind: 'member', witness: nameOf(rollout, member) };
}

/** Notes against whom it counts that a page load was harmed or had something wrong. */
export async function noteHarm(
  transaction: Database,
  run: Pick<Testimony, 'rollout' | 'arm'>,
  witness: WitnessRow,
  event: BeaconEvent,
): Promise<void> {
  const symptoms = symptomsOf(event);
  if (symptoms.length > 0) {
    const counts = Array.from({ length: symptomPlaces }, () => 0);
    for (const symptom of symptoms) counts[placeOf(symptom)] = 1;
    await sql`
      update release_witnesses as known set symptoms = (
        select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place)
        from unnest(known.symptoms, ${counts}::integer[]) with ordinality as both_sides(a, b, place))
      where rollout = ${run.rollout} and share = ${witness.share} and arm = ${run.arm}
        and kind = ${witness.kind} and witness = ${witness.witness}`.execute(transaction);
    return;
  }
  const column = harmColumn(event);
  if (column === null) return;
  await rowOf(transaction, run, witness)
    .set((is) => ({ [column]: is(column, '+', 1) }))
    .execute();
}

function harmColumn({ kind }: BeaconEvent): 'harmed' | 'errored' | null {
  if (kind === 'error') return 'errored';
  return kind === 'failed' || kind === 'crash' ? 'harmed' : null;
}

/** Notes a page load that was lost, or with -1 one that was found again. */
export async function noteLost(
  transaction: Database,
  run: Pick<Testimony, 'rollout' | 'arm'>,
  witness: WitnessRow,
  by: 1 | -1,
): Promise<void> {
  await rowOf(transaction, run, witness)
    .set((is) => ({ lost: is('lost', '+', by) }))
    .execute();
}

/** A witness's row, to be changed. */
export function rowOf(
  transaction: Database,
  { rollout, arm }: Pick<Testimony, 'rollout' | 'arm'>,
  { share, kind, witness }: WitnessRow,
) {
  return transaction
    .updateTable('release_witnesses')
    .where('rollout', '=', rollout)
    .where('share', '=', share)
    .where('arm', '=', arm)
    .where('kind', '=', kind)
    .where('witness', '=', witness);
}
