import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { majorVersion } from '../database/pglite/open-pglite';
import { syncTree } from '../database/pglite/real-fsync';
import type { Env } from '../env';
import { StartFailure } from '../start-failure';
import { diskStorage } from '../storage/disk-storage';
import { openStorage } from '../storage/open-storage';
import type { StoragePort } from '../storage/storage.port';
import { BackupFailure, hasCode, reasonOf } from './backup-failure';
import { countRows } from './database-contents';
import { withCopy } from './embedded-source';
import { copyKeys, keyFolder } from './key-files';
import { checkFiles } from './listed-files';
import { readManifest } from './manifest';
import type { Manifest } from './manifest';
import type { PgTool } from './pg-tools';
import { fillServer, refuseFilledServer } from './restore-server';
import { anyStoredFile, removeStoredFiles, restoreStoredFiles } from './stored-files';
import { databaseFolder, makeFolder } from './take-backup';

export interface RestoreRequest {
  /** The backup's folder. */
  readonly from: string;
  /**
   * The data folder to create, empty or missing; database server and bucket are those of the
   * environment.
   */
  readonly to: string;
  readonly env: Pick<Env, 'databaseUrl' | 's3'>;
  readonly environment: PgTool['environment'];
}

/**
 * Inside the data folder, which may be a volume's mount point and cannot be replaced by renaming.
 */
const unfinishedFolder = '.restore-unfinished';

/**
 * Restores a backup into an empty target. Everything is checked before anything is written, and on
 * a failure the target is empty again. The database comes last: rows without their files would be
 * worse than none.
 */
export async function restoreBackup(request: RestoreRequest): Promise<Manifest> {
  const manifest = await readManifest(request.from);
  refuseOtherEngine(manifest, request.env.databaseUrl);
  await refuseFilledFolder(request.to);
  const bucket = await emptyBucket(request.env);
  if (request.env.databaseUrl !== null) await refuseFilledServer(request.env.databaseUrl);
  await checkFiles(request.from, manifest.files);
  const isNew = !existsSync(request.to);
  try {
    await fill(request, manifest, bucket);
    return manifest;
  } catch (error) {
    await empty(request.to, isNew);
    if (bucket !== null) await removeStoredFiles(bucket);
    if (error instanceof BackupFailure || error instanceof StartFailure) throw error;
    throw new BackupFailure(`Nothing was restored into ${request.to}: ${reasonOf(error)}.`);
  }
}

async function fill(
  { from, to, env, environment }: RestoreRequest,
  manifest: Manifest,
  bucket: StoragePort | null,
): Promise<void> {
  const place = join(to, unfinishedFolder);
  await makeFolder(to);
  await mkdir(place, { mode: 0o700 });
  await restoreStoredFiles(bucket ?? diskStorage(join(place, 'files')), from, manifest.files);
  if (manifest.withKeys) await copyKeys(join(from, keyFolder), place);
  if (env.databaseUrl === null) await placeDatabase(from, place, manifest);
  syncTree(place);
  if (env.databaseUrl !== null) {
    const where = { databaseUrl: env.databaseUrl, environment };
    await fillServer(join(from, databaseFolder), where, (tables) => compare(manifest, tables));
  }
  const isDatabase = (name: string) => name === databaseFolder;
  const names = (await readdir(place)).toSorted((a, b) => +isDatabase(a) - +isDatabase(b));
  for (const name of names) await rename(join(place, name), join(to, name));
  await rmdir(place);
  syncTree(to);
}

/** Copies the database, opens it once and counts its rows. */
async function placeDatabase(from: string, place: string, manifest: Manifest): Promise<void> {
  const database = join(place, databaseFolder);
  await mkdir(database, { mode: 0o700 });
  for (const path of manifest.folders) {
    await mkdir(join(place, ...path.split('/')), { recursive: true, mode: 0o700 });
  }
  for (const { path } of manifest.files) {
    if (!path.startsWith(`${databaseFolder}/`)) continue;
    await cp(join(from, ...path.split('/')), join(place, ...path.split('/')));
  }
  compare(manifest, await withCopy(database, countRows));
}

function compare({ tables }: Manifest, found: Readonly<Record<string, number>>): void {
  const wrong = Object.entries(tables).find(([name, rows]) => found[name] !== rows);
  if (wrong === undefined) return;
  const [name, rows] = wrong;
  throw new BackupFailure(
    `The restored table ${name} has ${found[name] ?? 'no'} rows and not ${rows}; nothing was restored.`,
  );
}

function refuseOtherEngine({ engine, postgres }: Manifest, databaseUrl: string | null): void {
  if (engine === 'server' && databaseUrl === null) {
    throw new BackupFailure(
      'This backup is of a PostgreSQL database; set DATABASE_URL to an empty one.',
    );
  }
  if (engine === 'embedded' && databaseUrl !== null) {
    throw new BackupFailure('This backup is of the embedded database; unset DATABASE_URL.');
  }
  if (engine === 'embedded' && postgres !== majorVersion) {
    throw new BackupFailure(
      `This backup is of an embedded PostgreSQL ${postgres}, and this version of Sitewright has ${majorVersion}; restore it with the version that made it.`,
    );
  }
}

async function refuseFilledFolder(to: string): Promise<void> {
  const names = await readdir(to).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw new BackupFailure(`${to} cannot be restored into: ${reasonOf(error)}.`);
  });
  if (names.length === 0) return;
  throw new BackupFailure(`${to} is not empty; restore into an empty or a new folder.`);
}

/**
 * The bucket of the environment, which must contain none of our files; null where files go to the
 * data folder.
 */
async function emptyBucket({ s3 }: RestoreRequest['env']): Promise<StoragePort | null> {
  if (s3 === null) return null;
  const bucket = await openStorage(s3, '');
  const found = await anyStoredFile(bucket);
  if (found === null) return bucket;
  throw new BackupFailure(`The bucket ${s3.bucket} is not empty: it holds ${found}.`);
}

async function empty(to: string, isNew: boolean): Promise<void> {
  const names = await readdir(to).catch(() => []);
  for (const name of names) await rm(join(to, name), { recursive: true, force: true });
  if (isNew) await rm(to, { recursive: true, force: true });
}
