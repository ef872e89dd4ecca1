import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Data by which a member recognises a session, and a public id that grants no access. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column id uuid not null default gen_random_uuid() unique,
      add column browser text,
      add column network text`.execute(db);
}
