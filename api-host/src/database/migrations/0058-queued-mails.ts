import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Mails waiting to be sent (decision 073). `sealed` is encrypted, because mails contain tokens; it
 * is cleared when a mail is given up. `next_at` is the next attempt, or while a host sends the mail
 * the end of its lease.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table queued_mails (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      sealed text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      next_at timestamptz not null,
      attempts integer not null default 0,
      given_up_at timestamptz,
      given_up_because text
    )`.execute(db);
  await sql`
    create index queued_mails_waiting on queued_mails (expires_at) where given_up_at is null`.execute(
    db,
  );
  await sql`
    create index queued_mails_given_up on queued_mails (given_up_at)
    where given_up_at is not null`.execute(db);
  await sql`create index queued_mails_account on queued_mails (user_id, kind)`.execute(db);
}
