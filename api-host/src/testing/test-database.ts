import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { migrate } from '../database/migrate';
import { oneConnectionPool } from '../database/pglite/one-connection-pool';
import { openDatabase } from '../database/open-database';
import type { OpenDatabase } from '../database/open-database';
import type { Tables } from '../database/schema';
import { openFromTemplate } from './pglite-template';

/**
 * A fresh, migrated, empty database: PGlite in memory, or one of its own on the PostgreSQL server of
 * `TEST_DATABASE_URL`. Close it in `after`: an open database keeps the test process alive.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = await openEmptyDatabase();
  await migrate(database.db);
  return database;
}

/** The same before any migration. */
export function openEmptyDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server) : openInMemory();
}

async function openInMemory(): Promise<OpenDatabase> {
  const pglite = await openFromTemplate();
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

async function openOnServer(server: string): Promise<OpenDatabase> {
  const name = `sitewright_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = name;
  const opened = await openDatabase({ databaseUrl: address.href, dataDir: '' });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await runOnServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
