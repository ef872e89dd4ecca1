import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Builds, records, rollouts, what browsers report, signing keys, and who may release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('release_manager', 'smallint', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`release_manager in (0, 1)`),
    )
    .execute();
  await addBuilds(db);
  await addRecords(db);
  await addHealth(db);
}

async function addBuilds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('release_builds')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('manifest', 'jsonb', (column) => column.notNull())
    .addColumn('published_at', 'timestamptz', (column) => column.notNull())
    .addColumn('published_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_builds_key', ['name', 'version'])
    .execute();
  // The latest version of each name imported from the builds on the host's disk.
  await db.schema
    .createTable('release_followed')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .execute();
}

async function addRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('release_entries')
    .addColumn('serial', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('remote', 'text')
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('evidence', 'jsonb')
    .addColumn('record', 'jsonb', (column) => column.notNull())
    .execute();
  // The audit trail: existing rows are immutable, whatever the code above does.
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'release_entries is append-only'; end $$`.execute(db);
  await sql`
    create trigger release_entries_append_only before update or delete on release_entries
    for each row execute function refuse_change()`.execute(db);
  await db.schema
    .createTable('release_rollouts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('against', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('running', 'paused', 'promoted', 'rolled-back')`),
    )
    .addColumn('steps', 'jsonb', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('step_started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('awaits_approval', 'boolean', (column) => column.notNull())
    .addColumn('verdict', 'jsonb')
    .execute();
  await sql`create unique index release_rollouts_open on release_rollouts (remote)
    where state in ('running', 'paused')`.execute(db);
  await db.schema
    .createTable('release_keys')
    .addColumn('kid', 'text', (column) => column.primaryKey())
    .addColumn('x', 'text', (column) => column.notNull())
    .addColumn('y', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('retired_at', 'timestamptz')
    .execute();
  await db.schema
    .createTable('release_notices')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('body', 'jsonb', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', 'timestamptz', (column) => column.notNull())
    .execute();
}

/** Counts only, no personal data. */
async function addHealth(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('release_health')
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('arm', 'text', (column) => column.notNull())
    .addColumn('rollout', 'text', (column) => column.notNull())
    .addColumn('minute', 'timestamptz', (column) => column.notNull())
    .addColumn('ready', 'integer', (column) => column.notNull())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('crashed', 'integer', (column) => column.notNull())
    .addColumn('errored', 'integer', (column) => column.notNull())
    .addColumn('load_times', sql`integer[]`, (column) => column.notNull())
    .addPrimaryKeyConstraint('release_health_key', [
      'remote',
      'version',
      'arm',
      'rollout',
      'minute',
    ])
    .execute();
  await db.schema
    .createTable('release_failures')
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('minute', 'timestamptz', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_failures_key', [
      'remote',
      'version',
      'minute',
      'phase',
      'cause',
    ])
    .execute();
}
