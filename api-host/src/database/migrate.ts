import { Migrator, sql } from 'kysely';
import type { Migration } from 'kysely';
import { StartFailure } from '../start-failure';
import { migrations as ownMigrations } from './migrations';
import type { Database } from './schema';

type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrates the schema to this build. Several hosts may start concurrently on one PostgreSQL:
 * Kysely's migrator holds an advisory lock and runs everything in one transaction.
 */
export async function migrate(db: Database, known: Migrations = ownMigrations): Promise<void> {
  await refuseNewerDatabase(db, known);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...known }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    // A host of a newer build may have migrated while this one waited for the lock.
    await refuseNewerDatabase(db, known);
    throw error instanceof Error ? error : new Error('The database could not be migrated');
  }
}

async function refuseNewerDatabase(db: Database, known: Migrations): Promise<void> {
  const unknown = newerThanThis(await appliedMigrations(db), known);
  if (unknown.length === 0) return;
  throw new StartFailure(
    `The database was made by a newer version of Sitewright (it holds ${unknown.join(', ')}); start that version, or restore a backup made before the upgrade.`,
  );
}

/** Applied migrations unknown to this version: made by a newer one. */
export const newerThanThis = (applied: readonly string[], known: Migrations = ownMigrations) =>
  applied.filter((name) => !Object.hasOwn(known, name));

/** Names of the applied migrations; none for an empty database. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const table = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (table.rows[0]?.found !== true) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return applied.rows.map((row) => row.name);
}
