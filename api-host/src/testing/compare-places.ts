import { sql } from 'kysely';
import { existsSync } from 'node:fs';
import { countRows } from '../backup/database-contents';
import { sealAndList } from '../backup/listed-files';
import { openDatabase } from '../database/open-database';
import type { Database } from '../database/schema';
import type { Env } from '../env';

/** All rows of every table, in an order independent of their physical location. */
export async function allRows(db: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const name of Object.keys(await countRows(db))) {
    const found = await sql<{ row: string }>`
      select to_jsonb(whole)::text as row from ${sql.table(name)} whole order by 1`.execute(db);
    rows[name] = found.rows.map(({ row }) => row);
  }
  return rows;
}

/** Opens the database of an installation whose host is not running. */
export async function inDatabase<T>(env: Env, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(env);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Path and hash of every file below a folder. */
export async function allFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const { files } = await sealAndList(folder);
  return files.map(({ path, sha256 }) => `${path} ${sha256}`).toSorted();
}
