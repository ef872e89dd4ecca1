import { sql } from 'kysely';
import type { Kysely } from 'kysely';

interface Row {
  readonly id: string;
  readonly email: string;
}

/** Accounts per batch. */
const batchSize = 1000;

/**
 * Accounts are found by a key that the host computes from the email
 * (`features/accounts/email-key.ts`) instead of `lower(email)`, whose meaning depends on the
 * database's locale. Where two existing emails have the same key, the older account gets it; the
 * other one gets a key that cannot be entered, until an admin changes its email.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column email_key text`.execute(db);
  await fillKeys(db);
  await sql`
    update users set email_key = email_key || ' ' || id
    where exists (
      select 1 from users as older
      where older.email_key = users.email_key
        and (older.created_at, older.id) < (users.created_at, users.id)
    )`.execute(db);
  await sql`alter table users alter column email_key set not null`.execute(db);
  await sql`drop index users_email_unique`.execute(db);
  await sql`create unique index users_email_unique on users (email_key)`.execute(db);
}

async function fillKeys(db: Kysely<unknown>): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<Row>`
      select id, email from users where id > ${last}::uuid order by id limit ${batchSize}`.execute(
      db,
    );
    if (rows.length > 0) await writeKeys(db, rows);
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

async function writeKeys(db: Kysely<unknown>, rows: readonly Row[]): Promise<void> {
  // Copy of `emailKey` as released with this migration; a migration never changes with the code.
  const keys = rows.map(({ id, email }) => ({ id, key: email.trim().toLowerCase() }));
  await sql`
    update users set email_key = known.key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as known(id uuid, key text)
    where users.id = known.id`.execute(db);
}
