import { join } from 'node:path';
import { openDatabase } from '../database/open-database';
import type { Database } from '../database/schema';
import { BackupFailure } from './backup-failure';
import { countRows } from './database-contents';
import { runPgTool } from './pg-tools';
import type { PgTool } from './pg-tools';
import { dumpName } from './server-source';

/** Refuses a database that has any table. */
export async function refuseFilledServer(databaseUrl: string): Promise<void> {
  const tables = await onServer(databaseUrl, countRows);
  const [first] = Object.keys(tables);
  if (first === undefined) return;
  throw new BackupFailure(
    `The database at DATABASE_URL is not empty: it has a table ${first}; restore into an empty one.`,
  );
}

/** Restores a dump in a single transaction, and returns the resulting contents. */
export async function fillServer(
  folder: string,
  where: Pick<PgTool, 'databaseUrl' | 'environment'>,
  check: (tables: Readonly<Record<string, number>>) => void,
): Promise<void> {
  const parameters = [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-acl',
    join(folder, dumpName),
  ];
  await runPgTool({ program: 'pg_restore', parameters, ...where });
  check(await onServer(where.databaseUrl, countRows));
}

async function onServer<T>(databaseUrl: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
