import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Alarms about stable versions, at most one per remote; and for every failure the rollout it was
 * reported under, so that a rollout does not show failures of an earlier one of the same version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_alarms (
      id bigint generated always as identity primary key,
      remote text not null,
      version text not null,
      began_at timestamptz not null,
      last_at timestamptz not null,
      ended_at timestamptz,
      message text not null,
      loads integer not null,
      harmed integer not null,
      past_loads integer not null,
      past_harmed integer not null
    )`.execute(db);
  await sql`create unique index release_alarms_open on release_alarms (remote) where ended_at is null`.execute(
    db,
  );
  // Reading the last minutes or hours must not scan thirty days.
  await sql`create index release_health_minute on release_health (minute)`.execute(db);
  await sql`alter table release_failures add column rollout text not null default ''`.execute(db);
  await sql`
    alter table release_failures
      drop constraint release_failures_key,
      add constraint release_failures_key primary key (remote, version, rollout, minute, phase, cause)`.execute(
    db,
  );
}
