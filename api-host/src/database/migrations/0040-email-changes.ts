import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Pending email changes, to be confirmed from the new address; one per account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_changes (
      user_id uuid primary key references users (id) on delete cascade,
      email text not null,
      token_hash text not null unique,
      session_id text not null,
      expires_at timestamptz not null
    )`.execute(db);
}
