import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Networks from which members have signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_networks (
      user_id uuid not null references users (id) on delete cascade,
      network_hash text not null,
      last_at timestamptz not null,
      primary key (user_id, network_hash)
    )`.execute(db);
}
