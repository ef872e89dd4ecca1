import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Second factor of an account: its secret, the recovery codes, and pending setups and sign-ins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column second_factor_since timestamptz,
      add column second_factor_secret text,
      add column second_factor_step integer,
      add constraint users_second_factor_whole check (
        (second_factor_since is null) = (second_factor_secret is null)
        and (second_factor_since is null) = (second_factor_step is null)
      )`.execute(db);
  await sql`
    create table second_factor_setups (
      user_id uuid primary key references users (id) on delete cascade,
      secret text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      code_hash text not null,
      primary key (user_id, code_hash)
    )`.execute(db);
  await sql`
    create table sign_in_challenges (
      token_hash text primary key,
      user_id uuid not null references users (id) on delete cascade,
      password_print text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_challenges_user on sign_in_challenges (user_id, expires_at)`.execute(
    db,
  );
  await sql`create index sign_in_challenges_expiry on sign_in_challenges (expires_at)`.execute(db);
}
