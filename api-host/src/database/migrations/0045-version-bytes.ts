import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * The size of each version, so that a member's total can be summed without reading the code.
 * Rewrites the table, which takes about as long as reading all of its code.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table project_versions
      add column bytes integer not null generated always as (octet_length(files::text)) stored`.execute(
    db,
  );
  await sql`create index project_versions_bytes on project_versions (user_id) include (bytes)`.execute(
    db,
  );
}
