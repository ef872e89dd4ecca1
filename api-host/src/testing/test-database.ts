import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../database/migrate';
import { embeddedDatabase } from '../database/open-database';
import type { OpenDatabase } from '../database/open-database';
import { openFromTemplate } from './pglite-template';
import { createOnServer, openOnServer } from './server-template';

/**
 * A fresh, migrated, empty database: PGlite in memory, or a separate one on the PostgreSQL server
 * of `TEST_DATABASE_URL`. Close it in `after`: an open database keeps the test process alive.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const name = migrationsName();
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openOnServer(server, { name, fill: ({ db }) => migrate(db) });
  return openInMemory(name, (pglite) => migrate(embeddedDatabase(pglite).db));
}

/** Likewise, without any migration. */
export function openEmptyDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server) : openInMemory();
}

/**
 * An empty database for a host that opens it itself: null for the embedded one in its data folder.
 */
export function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> | null {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createOnServer(server) : null;
}

/** A name that changes with the migrations; identifies the template database. */
function migrationsName(): string {
  const folder = fileURLToPath(new URL('../database/migrations', import.meta.url));
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function openInMemory(
  ...template: Parameters<typeof openFromTemplate>
): Promise<OpenDatabase> {
  const pglite = await openFromTemplate(...template);
  const { db, changes } = embeddedDatabase(pglite);
  return {
    db,
    changes,
    engine: 'embedded',
    close: async () => {
      await db.destroy();
      await pglite.close();
    },
  };
}
