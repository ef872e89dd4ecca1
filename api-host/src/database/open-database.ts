import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { StartFailure } from '../start-failure';
import { ChangeFeed } from './changes/change-feed';
import { serverChanges } from './changes/server-changes';
import { lockFolder } from './folder-lock/folder-lock';
import { oneConnectionPool } from './pglite/one-connection-pool';
import { openPGlite } from './pglite/open-pglite';
import { postgresPool } from './postgres-pool';
import type { Database, Tables } from './schema';

/** An open database and how to close it. */
export interface OpenDatabase {
  readonly db: Database;
  /** Notifies of changes by this or other hosts. */
  readonly changes: ChangeFeed;
  /** The engine in use, for the line the host prints at startup. */
  readonly engine: 'embedded' | 'server';
  readonly close: () => Promise<void>;
}

interface DatabaseLocation {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Called once when the folder's last holder must be observed for a while. */
  readonly onWait?: () => void;
}

/**
 * One dialect for both engines: PostgreSQL if `DATABASE_URL` is set, otherwise PGlite in the data
 * folder.
 */
export function openDatabase(where: DatabaseLocation): Promise<OpenDatabase> {
  return where.databaseUrl === null ? openEmbedded(where) : openServer(where.databaseUrl);
}

async function openEmbedded({ dataDir, onWait }: DatabaseLocation): Promise<OpenDatabase> {
  makeFolder(dataDir);
  const lock = await lockFolder(join(dataDir, 'lock'), onWait ? { onWait } : {});
  try {
    const pglite = await openPGlite(join(dataDir, 'database'));
    const { db, changes } = embeddedDatabase(pglite);
    return {
      db,
      changes,
      engine: 'embedded',
      close: async () => {
        await db.destroy();
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`The data folder ${dataDir} cannot be used: ${reason}`);
  }
}

/** No other process can change it: notifications are always received. */
export function embeddedDatabase(pglite: PGlite): Pick<OpenDatabase, 'db' | 'changes'> {
  const changes = new ChangeFeed(() => true);
  const pool = oneConnectionPool(pglite, { onChange: (topic) => changes.tell(topic) });
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), changes };
}

async function openServer(url: string): Promise<OpenDatabase> {
  const { feed, attend, follow, close } = serverChanges(url);
  const pool = await postgresPool(url, { attend });
  follow(pool);
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    changes: feed,
    engine: 'server',
    close: async () => {
      await close();
      // Destroying the Kysely instance has ended it already, and a pool can only be ended once.
      if (!pool.ending) await pool.end();
    },
  };
}
