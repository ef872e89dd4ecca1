import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Failures that do not throw: page loads that started and were lost, and faults of those that
 * completed. A page load in the ledger keeps its witness, because its silence is detected later.
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
  // 16: started and silent since. Few rows at any time, queried every two seconds.
  await sql`
    create index release_page_loads_open on release_page_loads (remote, started_at) where said = 16`.execute(
    db,
  );
}
