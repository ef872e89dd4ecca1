import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Which storage this database's files lie in, by the id that is written there too. One row, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table storage_identity (
      only_row boolean primary key default true check (only_row),
      id text not null,
      noted_at timestamptz not null
    )`.execute(db);
}
