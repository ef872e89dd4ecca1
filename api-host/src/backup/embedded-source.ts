import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { lockFolder } from '../database/folder-lock/folder-lock';
import { oneConnectionPool } from '../database/pglite/one-connection-pool';
import { openPGlite } from '../database/pglite/open-pglite';
import type { Database, Tables } from '../database/schema';
import { StartFailure } from '../start-failure';
import { askHost } from './ask-host';
import { BackupFailure, hasCode } from './backup-failure';
import { copyFolder } from './copy-embedded';
import { readContents } from './database-contents';
import type { DatabaseSource } from './database-source';

/**
 * The database in a data folder. A running host is asked for copies; without one, the folder is
 * locked and copied without opening it: a backup changes nothing.
 */
export async function embeddedSource(dataDir: string): Promise<DatabaseSource> {
  if (!existsSync(join(dataDir, 'database'))) {
    throw new BackupFailure(`There is no database in ${dataDir}; set DATA_DIR to the data folder.`);
  }
  const { copyTo, neededNow, close } = (await hostSource(dataDir)) ?? (await idleSource(dataDir));
  return {
    engine: 'embedded',
    async dump(to) {
      await copyTo(to);
      // Opening a copy once proves that it can be opened, and leaves it cleanly shut down.
      return withCopy(to, readContents);
    },
    neededNow,
    close,
  };
}

interface Holder {
  readonly copyTo: (to: string) => Promise<void>;
  readonly neededNow: DatabaseSource['neededNow'];
  readonly close: () => Promise<void>;
}

async function hostSource(dataDir: string): Promise<Holder | null> {
  const host = await askHost(dataDir);
  if (host === null) return null;
  return {
    copyTo: async (to) => moveFolder(await host.copy(), to),
    neededNow: () => host.needed(),
    close: async () => host.close(),
  };
}

async function idleSource(dataDir: string): Promise<Holder> {
  const lock = await lockFolder(join(dataDir, 'lock')).catch((error: unknown) => {
    if (!(error instanceof StartFailure)) throw error;
    throw new BackupFailure(
      `The host that uses ${dataDir} takes no requests for backups, as it is of an older version or about to start; stop it, or try again.`,
    );
  });
  return {
    copyTo: (to) => copyFolder(join(dataDir, 'database'), to),
    neededNow: () => Promise.resolve(null),
    close: async () => lock.release(),
  };
}

async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await copyFolder(from, to);
    await rm(from, { recursive: true, force: true });
  }
}

/** Opens a copy that no other process uses, and closes it cleanly. */
export async function withCopy<T>(folder: string, work: (db: Database) => Promise<T>): Promise<T> {
  const pglite = await openPGlite(folder);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: oneConnectionPool(pglite) }),
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await pglite.close();
  }
}
