import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** When whoever holds a session has last proved who they are; null where a host of before opened it: at its sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(db);
}
