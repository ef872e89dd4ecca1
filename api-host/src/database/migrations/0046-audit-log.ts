import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Audit log of accounts, permissions, releases and suspensions. No foreign keys: entries outlive
 * what they refer to. Append-only; expired entries are deleted by the retention job, which
 * identifies itself to the trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_id uuid,
      action text not null,
      target_kind text not null,
      target_id text,
      detail jsonb not null,
      request_id text,
      network text
    )`.execute(db);
  await sql`create index audit_log_newest on audit_log (at desc, id desc)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id, at desc, id desc)`.execute(db);
  await sql`create index audit_log_target on audit_log (target_id, at desc, id desc)`.execute(db);
  await sql`create index audit_log_action on audit_log (action, at desc, id desc)`.execute(db);
  await sql`
    create function refuse_audit_log_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('sitewright.audit_retention', true) = 'on' then
        return old;
      end if;
      raise exception 'audit_log is append-only';
    end $$`.execute(db);
  await sql`
    create trigger audit_log_append_only before update or delete on audit_log
      for each row execute function refuse_audit_log_change()`.execute(db);
  await sql`
    create trigger audit_log_never_emptied before truncate on audit_log
      for each statement execute function refuse_audit_log_change()`.execute(db);
}
