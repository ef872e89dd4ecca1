import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { syncForReal } from './real-fsync';

/**
 * PGlite starts PostgreSQL with `-F`, which turns fsync off. The same parameters without it, and with
 * the one way of syncing the log that Emscripten can pass on.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Opens the embedded database in a folder of ours; the caller holds the folder's lock. */
export async function openPGlite(folder: string): Promise<PGlite> {
  fs.mkdirSync(folder, { recursive: true });
  const pglite = new PGlite({ dataDir: folder, startParams });
  await pglite.waitReady;
  syncForReal(pglite);
  return pglite;
}
