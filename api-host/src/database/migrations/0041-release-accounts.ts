import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Which account changed or published what. Earlier rows keep the email of their time alone: whoever has it
 * now need not be who had it then. No foreign key: the history outlives accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_entries add column who_id uuid`.execute(db);
  await sql`alter table release_builds add column published_by_id uuid`.execute(db);
}
