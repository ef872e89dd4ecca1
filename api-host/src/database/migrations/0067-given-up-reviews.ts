import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** When a review of a version was last given up; it takes more than a minute to find that out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_versions add column review_given_up_at timestamptz`.execute(db);
}
