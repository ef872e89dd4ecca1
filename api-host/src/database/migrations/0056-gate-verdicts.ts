import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Verdicts of a rollout's gates, one per call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_gate_verdicts (
      id bigint generated always as identity primary key,
      rollout text not null,
      gate text not null,
      kind text not null,
      message text not null,
      value double precision,
      step integer not null,
      at timestamptz not null
    )`.execute(db);
  await sql`
    create index release_gate_verdicts_of on release_gate_verdicts (rollout, at desc)`.execute(db);
}
