import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/schema';

/**
 * Permanently deletes websites and returns their ids; their files still exist. Their current and
 * former addresses are retired: browsers keep what a page stored at its address, and the next
 * owner's page could read it (decision 023).
 */
export async function removeWebsites(db: Database, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with gone as (delete from websites where ${which} returning id, slug),
      retired as (insert into retired_addresses (slug)
        select slug from gone
        union
        select slug from former_addresses where website_id in (select id from gone)
        on conflict do nothing)
    select id from gone`.execute(db);
  return rows.map(({ id }) => id);
}
