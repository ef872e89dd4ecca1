import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartFailure } from '../../start-failure';
import { syncForReal, syncTree } from './real-fsync';

/** The PostgreSQL inside the pinned PGlite; a folder of another major version cannot be opened. */
export const majorVersion = '18';

/**
 * PGlite starts PostgreSQL with `-F`, which turns fsync off. The same parameters without it, and with
 * the one way of syncing the log that Emscripten can pass on.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Opens the embedded database in a folder of ours; the caller holds the data folder's lock. */
export async function openPGlite(folder: string): Promise<PGlite> {
  if (fs.existsSync(folder)) refuseOtherVersion(folder);
  else await createCluster(folder);
  const pglite = await PGlite.create({ dataDir: folder, startParams });
  syncForReal(pglite);
  return pglite;
}

/** Made beside its place and moved there when complete: a start that is cut short leaves nothing broken. */
async function createCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create({ dataDir: unfinished });
  await pglite.close();
  syncTree(unfinished);
  fs.renameSync(unfinished, folder);
}

function refuseOtherVersion(folder: string): void {
  const found = fs.readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found === majorVersion) return;
  throw new StartFailure(
    `The database in ${folder} was made by another version of Sitewright (PostgreSQL ${found}, this one has ${majorVersion}); start that version.`,
  );
}
