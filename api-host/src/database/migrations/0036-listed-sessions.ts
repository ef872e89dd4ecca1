import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What a member needs to recognise a session by, and an id of it that opens nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column id uuid not null default gen_random_uuid() unique,
      add column browser text,
      add column network text`.execute(db);
}
