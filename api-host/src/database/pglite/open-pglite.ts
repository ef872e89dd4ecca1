import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartFailure } from '../../start-failure';
import { syncForReal, syncTree } from './real-fsync';

/** PostgreSQL version of the pinned PGlite; a folder of another major version cannot be opened. */
export const majorVersion = '18';

/**
 * PGlite starts PostgreSQL with `-F`, which disables fsync. The same parameters without it, and
 * with the one sync method that Emscripten supports.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Opens the embedded database in a folder; the caller must hold the data folder's lock. */
export async function openPGlite(folder: string): Promise<PGlite> {
  if (fs.existsSync(folder)) refuseOtherVersion(folder);
  else await createCluster(folder);
  const pglite = await PGlite.create({ dataDir: folder, startParams }).catch((error: unknown) => {
    throw damaged(folder, error);
  });
  syncForReal(pglite);
  return pglite;
}

/**
 * Created under a temporary name and renamed when complete: an interrupted start leaves nothing
 * broken.
 */
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
  const file = join(folder, 'PG_VERSION');
  const found = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  if (found === majorVersion) return;
  if (!/^\d+$/.test(found)) throw damaged(folder, new Error('PG_VERSION names no version'));
  throw new StartFailure(
    `The database in ${folder} was made by another version of Sitewright (PostgreSQL ${found}, this one has ${majorVersion}); start that version.`,
  );
}

/** PostgreSQL's own message is in the cause, for data recovery. */
const damaged = (folder: string, cause: unknown) =>
  new StartFailure(
    `The database in ${folder} is damaged and cannot be opened; keep a copy of the folder and put a backup in its place (npm run restore).`,
    { cause },
  );
