import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Attempt counters. Unlogged: every sign-in writes here, and losing counters in a crash is
 * harmless, while logging each would cost every sign-in a flush to disk.
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
