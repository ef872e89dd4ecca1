import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * When the owner of a session last re-authenticated; null, which means at its sign-in, where an
 * earlier host version opened it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(db);
}
