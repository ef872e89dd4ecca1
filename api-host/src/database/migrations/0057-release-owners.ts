import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Owners of remotes, and service tokens for single remotes (decision 072). Tokens and their log
 * refer to accounts without a foreign key: they outlive the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addOwners(db);
  await addTokens(db);
}

async function addOwners(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_owners (
      remote text not null,
      user_id uuid not null references users (id) on delete cascade,
      added_at timestamptz not null,
      primary key (remote, user_id)
    )`.execute(db);
  await sql`create index release_owners_user on release_owners (user_id)`.execute(db);
  await sql`alter table users add column release_owner integer not null default 0`.execute(db);
  // The column decides access on every call, so a trigger keeps it up to date. Its change is sent
  // to all hosts, like every change of an account (0054).
  await sql`
    create function note_release_owner() returns trigger language plpgsql as $$
    declare account uuid := coalesce(new.user_id, old.user_id);
    begin
      update users set release_owner =
        (exists (select 1 from release_owners where user_id = account))::integer
      where id = account;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger note_release_owner after insert or delete on release_owners
    for each row execute function note_release_owner()`.execute(db);
}

async function addTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_tokens (
      id text primary key,
      secret_hash text not null unique,
      remote text not null,
      actions jsonb not null,
      note text not null,
      creator_id uuid not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      last_used_at timestamptz
    )`.execute(db);
  await sql`
    create index release_tokens_remote on release_tokens (remote, created_at desc)`.execute(db);
  await sql`alter table release_entries add column who_token text`.execute(db);
  await sql`alter table release_taken_back add column who_token text`.execute(db);
  await sql`alter table release_builds add column published_by_token text`.execute(db);
}
