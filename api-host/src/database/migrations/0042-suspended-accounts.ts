import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Suspension of accounts: since when, why, and whether by an admin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column suspended_at timestamptz,
      add column suspension_reason text,
      add column suspended_by_admin boolean not null default false`.execute(db);
}
