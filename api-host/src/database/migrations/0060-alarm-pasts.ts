import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The baseline of an alarm about a stable version: all measures, not only failures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_alarms add column past jsonb`.execute(db);
}
