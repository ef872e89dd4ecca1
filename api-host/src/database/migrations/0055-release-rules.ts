import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The rules of a rollout, why it is held, and the account that started it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table release_rollouts
      add column rules jsonb,
      add column held text,
      add column started_by_id uuid`.execute(db);
}
