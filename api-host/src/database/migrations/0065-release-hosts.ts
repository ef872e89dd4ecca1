import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Running hosts, and the contract version each supports (decision 082). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_hosts (
      id text primary key,
      contract text not null,
      seen_at timestamptz not null
    )`.execute(db);
}
