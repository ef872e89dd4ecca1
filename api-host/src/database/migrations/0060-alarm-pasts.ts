import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What a version everyone runs is compared with while its alarm lasts: all measures, and not failures alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_alarms add column past jsonb`.execute(db);
}
