import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * How often something was tried. Unlogged: every sign-in writes here, and a counter lost in a crash of
 * the database costs nobody anything, while logging each would cost every sign-in a flush to disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table attempt_windows (
      key text primary key,
      used integer not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index attempt_windows_end on attempt_windows (ends_at)`.execute(db);
}
