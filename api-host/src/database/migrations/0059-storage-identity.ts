import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * The storage that holds this database's files, by the id that is also stored there. A single row,
 * written once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table storage_identity (
      only_row boolean primary key default true check (only_row),
      id text not null,
      noted_at timestamptz not null
    )`.execute(db);
}
