import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { StartFailure } from '../start-failure';
import { lockFolder } from './folder-lock/folder-lock';
import { oneConnectionPool } from './pglite/one-connection-pool';
import { openPGlite } from './pglite/open-pglite';
import { postgresPool } from './postgres-pool';
import type { Database, Tables } from './schema';

/** An open database and how to let go of it. */
export interface OpenDatabase {
  readonly db: Database;
  /** Which engine answers, for the line the host prints. */
  readonly engine: 'embedded' | 'server';
  readonly close: () => Promise<void>;
}

interface DatabaseLocation {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Told once when the folder's last holder must be watched for a while. */
  readonly onWait?: () => void;
}

/** One dialect over both engines: PostgreSQL where `DATABASE_URL` says, PGlite in the data folder otherwise. */
export function openDatabase(where: DatabaseLocation): Promise<OpenDatabase> {
  return where.databaseUrl === null ? openEmbedded(where) : openServer(where.databaseUrl);
}

async function openEmbedded({ dataDir, onWait }: DatabaseLocation): Promise<OpenDatabase> {
  makeFolder(dataDir);
  const lock = await lockFolder(join(dataDir, 'lock'), onWait ? { onWait } : {});
  try {
    const pglite = await openPGlite(join(dataDir, 'database'));
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: oneConnectionPool(pglite) }),
    });
    return {
      db,
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

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = await postgresPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'server', close: () => db.destroy() };
}
