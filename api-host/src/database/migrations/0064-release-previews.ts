import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Links to builds that only their team can open (decision 078), and the link that a session's
 * override came from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_previews (
      id text primary key,
      remote text not null,
      version text not null,
      note text not null,
      creator_id uuid not null,
      token_id text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index release_previews_remote on release_previews (remote, version)`.execute(db);
  await sql`
    alter table release_overrides
      add column preview text references release_previews (id) on delete cascade`.execute(db);
}
