import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Requests for a reset mail that were acknowledged but not yet processed (decision 073). Rows are
 * short-lived, and exist whether or not the address has an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reset_requests (
      id uuid primary key,
      email text not null,
      asked_at timestamptz not null
    )`.execute(db);
  await sql`create index reset_requests_asked on reset_requests (asked_at)`.execute(db);
}
