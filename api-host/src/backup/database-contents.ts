import { sql } from 'kysely';
import { appliedMigrations, newerThanThis } from '../database/migrate';
import { migrations as ownMigrations } from '../database/migrations';
import type { Database } from '../database/schema';
import { storedKinds } from '../features/storage-care/stored-kinds';
import { BackupFailure } from './backup-failure';

/** The state of a database at one moment, as far as backups need it. */
export interface DatabaseContents {
  readonly postgres: string;
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, number>>;
  /**
   * Storage folders that rows refer to; null for an older schema, which this version cannot query.
   */
  readonly needed: readonly string[] | null;
}

/** Reads the state; the caller must prevent concurrent changes. Refuses a newer schema. */
export async function readContents(db: Database): Promise<DatabaseContents> {
  const migrations = await appliedMigrations(db);
  const unknown = newerThanThis(migrations);
  if (unknown.length > 0) {
    throw new BackupFailure(
      `The database was made by a newer version of Sitewright (it holds ${unknown.join(', ')}); back it up with that version.`,
    );
  }
  if (migrations.length === 0) {
    throw new BackupFailure(
      'The database holds nothing of Sitewright; there is nothing to back up.',
    );
  }
  const isCurrent = migrations.length === Object.keys(ownMigrations).length;
  return {
    postgres: await majorVersionOf(db),
    migrations: migrations.toSorted(),
    tables: await countRows(db),
    needed: isCurrent ? await neededFolders(db) : null,
  };
}

/** All storage folders that rows refer to at the moment. */
export async function neededFolders(db: Database): Promise<string[]> {
  const needed = new Set<string>();
  for (const kind of storedKinds) for (const folder of await kind.needed(db)) needed.add(folder);
  return [...needed];
}

/** Number of rows of every table. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(
    db,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function majorVersionOf(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version_num') as version`.execute(db);
  return String(Math.floor(Number(rows[0]?.version) / 10_000));
}
