import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Errors thrown in versions of remotes, grouped (decision 076): a bounded number per version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_failure_groups (
      remote text not null,
      version text not null,
      fingerprint text not null,
      kind text not null check (kind in ('failed', 'crash', 'error')),
      name text not null,
      message text not null,
      frames jsonb not null,
      mapped jsonb,
      count integer not null,
      first_at timestamptz not null,
      last_at timestamptz not null,
      primary key (remote, version, fingerprint)
    )`.execute(db);
}
