import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../database/schema';
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

/** Names a row of the table. */
export interface WitnessKey extends WitnessRow, Pick<Testimony, 'rollout' | 'arm'> {}

export const witnessKeyOf = ({ rollout, share, arm, kind, witness }: WitnessKey): string =>
  [rollout, share, arm, kind, witness].join('\n');

/** Against whom it counts what a page load says: the member, or the network where nobody is signed in. */
export function witnessOf(testimony: Testimony): WitnessRow {
  const { member, network, rollout, share, ofAudience } = testimony;
  if (ofAudience) return { share, kind: 'audience', witness: nameOf(rollout, member ?? network) };
  return member === null
    ? { share, kind: 'network', witness: nameOf(rollout, network) }
    : { share, kind: 'member', witness: nameOf(rollout, member) };
}

/** How many page loads these have given, by `witnessKeyOf`; those that gave none are missing. */
export async function readGivenLoads(
  transaction: Database,
  keys: readonly WitnessKey[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<WitnessKey & { readonly loads: number }>`
    select rollout, share, arm, kind, witness, loads from release_witnesses
    where (rollout, share, arm, kind, witness) in (
      select rollout, share, arm, kind, witness from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        as asked(rollout text, share integer, arm text, kind text, witness text))`.execute(
    transaction,
  );
  return new Map(rows.map((row) => [witnessKeyOf(row), row.loads]));
}

/** What a batch adds to a row. */
export interface WitnessSums extends WitnessKey {
  readonly loads: number;
  readonly harmed: number;
  readonly errored: number;
  readonly lost: number;
  /** By place in `measuredSymptoms`, all of them. */
  readonly symptoms: readonly number[];
  readonly lastAt: Date;
}

export async function addToWitnesses(
  transaction: Database,
  sums: readonly WitnessSums[],
): Promise<void> {
  if (sums.length === 0) return;
  const rows = sums.map(({ lastAt, ...sum }) => ({ ...sum, last_at: lastAt }));
  await sql`
    insert into release_witnesses as known
      (rollout, share, arm, kind, witness, loads, harmed, errored, lost, symptoms, last_at)
    select rollout, share, arm, kind, witness, loads, harmed, errored, lost, symptoms, last_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added(
      rollout text, share integer, arm text, kind text, witness text, loads integer, harmed integer,
      errored integer, lost integer, symptoms integer[], last_at timestamptz)
    on conflict (rollout, share, arm, kind, witness) do update set
      loads = known.loads + excluded.loads,
      harmed = known.harmed + excluded.harmed,
      errored = known.errored + excluded.errored,
      lost = known.lost + excluded.lost,
      symptoms = (
        select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place)
        from unnest(known.symptoms, excluded.symptoms) with ordinality as both_sides(a, b, place)),
      last_at = greatest(known.last_at, excluded.last_at)`.execute(transaction);
}

/** Notes page loads that were lost. */
export async function noteLost(
  transaction: Database,
  { rollout, arm, share, kind, witness }: WitnessKey,
): Promise<void> {
  await transaction
    .updateTable('release_witnesses')
    .where('rollout', '=', rollout)
    .where('share', '=', share)
    .where('arm', '=', arm)
    .where('kind', '=', kind)
    .where('witness', '=', witness)
    .set((is) => ({ lost: is('lost', '+', 1) }))
    .execute();
}
