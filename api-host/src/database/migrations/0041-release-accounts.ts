import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * The account that changed or published something. Earlier rows only have the email at that time,
 * which may belong to another account now. No foreign key: the history outlives accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_entries add column who_id uuid`.execute(db);
  await sql`alter table release_builds add column published_by_id uuid`.execute(db);
}
