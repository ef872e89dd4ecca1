import { sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { Weight } from '../evidence/evidence.tables';
import type { WitnessRow } from '../evidence/witness-rows.repository';
import { saidBits } from './said';

/** Any number that nothing else locks: whoever writes reports holds it, on all hosts together. */
const reportLock = 720_413;

/**
 * Lets one batch of reports after the other be written, over all hosts. Their counts are the same few rows, so they would
 * wait for each other anyway, but crosswise and with a lock for each row.
 */
export async function lockReports(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${reportLock})`.execute(transaction);
}

/** Whose word a page load is, decided with the first thing it says of a remote. */
export interface Weighed {
  readonly weight: Weight;
  /** Null where it is no evidence. */
  readonly witness: WitnessRow | null;
}

/** Names what one page load has said of one remote. */
export interface LedgerKey {
  readonly load: string;
  readonly remote: string;
}

/** What a page load has said of a remote, and as what it counts. */
export interface LedgerEntry extends LedgerKey, Weighed {
  readonly said: number;
  readonly run: string;
}

export const ledgerKeyOf = ({ load, remote }: LedgerKey): string => `${load} ${remote}`;

/** What is known of these, by `ledgerKeyOf`, and not changed by anybody else until the transaction ends. */
export async function readLedger(
  transaction: Database,
  keys: readonly LedgerKey[],
): Promise<Map<string, LedgerEntry>> {
  const rows = await sql<{
    load: string;
    remote: string;
    said: number;
    run: string;
    weight: Weight;
    share: number | null;
    kind: WitnessRow['kind'] | null;
    witness: string | null;
  }>`
    select load, remote, said, run, weight, share, kind, witness from release_page_loads
    where (load, remote) in (
      select load, remote from unnest(
        ${keys.map(({ load }) => load)}::text[], ${keys.map(({ remote }) => remote)}::text[])
        as asked(load, remote))
    order by load, remote for update`.execute(transaction);
  return new Map(
    rows.rows.map(({ load, remote, said, run, weight, ...of }) => {
      const entry = { load, remote, said, run, weight, witness: witnessIn(of) };
      return [ledgerKeyOf(entry), entry];
    }),
  );
}

/** An entry as it is to be, and of one that is new when it ends and when it began. */
export interface WrittenEntry extends LedgerEntry {
  readonly expiresAt: Date;
  readonly startedAt: Date | null;
}

/** Adds entries, or notes what else those that are there have said. */
export async function writeLedger(
  transaction: Database,
  entries: readonly WrittenEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ load, remote, run, said, weight, witness, ...times }) => ({
    load,
    remote,
    run,
    said,
    weight,
    expires_at: times.expiresAt,
    started_at: times.startedAt,
    ...witness,
  }));
  await sql`
    insert into release_page_loads
      (load, remote, run, said, weight, expires_at, started_at, share, kind, witness)
    select load, remote, run, said, weight, expires_at, started_at, share, kind, witness
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written(
      load text, remote text, run text, said integer, weight text, expires_at timestamptz,
      started_at timestamptz, share integer, kind text, witness text)
    on conflict (load, remote) do update set said = excluded.said`.execute(transaction);
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
  return rows.flatMap(({ run, weight, ...witness }) => {
    const [version = '', arm, of] = run.split(' ');
    if (of !== rollout || (arm !== 'stable' && arm !== 'candidate')) return [];
    return [{ version, arm, weight, witness: witnessIn(witness) }];
  });
}

function witnessIn({
  share,
  kind,
  witness,
}: {
  readonly share: number | null;
  readonly kind: WitnessRow['kind'] | null;
  readonly witness: string | null;
}): WitnessRow | null {
  return share !== null && kind !== null && witness !== null ? { share, kind, witness } : null;
}

/** Drops page loads whose signature has expired: nothing can repeat them any more. */
export async function forgetLoads(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('release_page_loads')
    .where('expires_at', '<', new Date(now.getTime() - 60_000))
    .execute();
}
