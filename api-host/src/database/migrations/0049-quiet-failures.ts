import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * What does not throw: page loads that began and were lost, and what was wrong with those that came. A page load in the
 * ledger keeps whose word it is, because its silence is found out later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table release_health
      add column lost integer not null default 0,
      add column left_early integer not null default 0,
      add column symptoms integer[] not null default '{}'`.execute(db);
  await sql`
    alter table release_witnesses
      add column lost integer not null default 0,
      add column symptoms integer[] not null default '{}'`.execute(db);
  await sql`
    alter table release_page_loads
      add column started_at timestamptz,
      add column share integer,
      add column kind text,
      add column witness text`.execute(db);
  // 16: begun and nothing since. Few rows at any time, looked for every two seconds.
  await sql`
    create index release_page_loads_open on release_page_loads (remote, started_at) where said = 16`.execute(
    db,
  );
}
