import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The language model that administrators have connected in the app: one row or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table connected_model (
      id text primary key check (id = 'connected'),
      provider text not null,
      address text not null,
      model text not null,
      sees_pictures boolean not null,
      sealed_key text,
      changed_at timestamptz not null
    )`.execute(db);
}
