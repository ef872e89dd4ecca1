import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Page loads that the host names and signs: the signing keys, the reports per load, and the number
 * of reports per kind and minute.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_load_keys (
      id text primary key,
      secret text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table release_page_loads (
      load text not null,
      remote text not null,
      run text not null,
      said integer not null,
      weight text not null,
      expires_at timestamptz not null,
      primary key (load, remote)
    )`.execute(db);
  await sql`create index release_page_loads_expiry on release_page_loads (expires_at)`.execute(db);
  await sql`
    create table release_traffic (
      minute timestamptz primary key,
      pages integer not null default 0,
      counted integer not null default 0,
      repeated integer not null default 0,
      invalid integer not null default 0
    )`.execute(db);
}
