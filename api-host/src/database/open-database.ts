import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { openPGlite } from './pglite/open-pglite';
import { oneConnectionPool } from './pglite/one-connection-pool';
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
}

/** One dialect over both engines: PostgreSQL where `DATABASE_URL` says, PGlite in the data folder otherwise. */
export function openDatabase(where: DatabaseLocation): Promise<OpenDatabase> {
  return where.databaseUrl === null
    ? openEmbedded(join(where.dataDir, 'database'))
    : openServer(where.databaseUrl);
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const pglite = await openPGlite(folder);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: oneConnectionPool(pglite) }),
  });
  return {
    db,
    engine: 'embedded',
    close: async () => {
      await db.destroy();
      await pglite.close();
    },
  };
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = await postgresPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'server', close: () => db.destroy() };
}
