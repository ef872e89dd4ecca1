import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * The weight of a counted page load as evidence, and how much each member and network has
 * contributed to a step of a rollout. Earlier counts came from unauthenticated clients and have no
 * weight.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table release_health
      add column weight text not null default 'none' check (weight in ('member', 'anonymous', 'none')),
      drop constraint release_health_key,
      add constraint release_health_key primary key (remote, version, arm, rollout, minute, weight)
  `.execute(db);
  await sql`
    create table release_witnesses (
      rollout text not null,
      share integer not null,
      arm text not null,
      kind text not null check (kind in ('member', 'member network', 'network')),
      witness text not null,
      loads integer not null,
      harmed integer not null default 0,
      errored integer not null default 0,
      last_at timestamptz not null,
      primary key (rollout, share, arm, kind, witness)
    )`.execute(db);
}
