import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncTree } from '../database/pglite/real-fsync';
import { StartFailure } from '../start-failure';
import type { StoragePort } from '../storage/storage.port';
import { BackupFailure, reasonOf } from './backup-failure';
import type { DatabaseContents } from './database-contents';
import type { DatabaseSource } from './database-source';
import { copyKeys, keyFolder } from './key-files';
import { sealAndList } from './listed-files';
import { manifestFormat, writeManifest } from './manifest';
import type { Manifest } from './manifest';
import { copyStoredFiles, dropFolder, hasFolder } from './stored-files';

/** What is backed up, and where to. */
export interface BackupRequest {
  readonly source: DatabaseSource;
  readonly storage: StoragePort;
  readonly dataDir: string;
  /** The folder to create; its parent is created as well. */
  readonly to: string;
  readonly withKeys: boolean;
  /** Version of the product. */
  readonly product: string;
  readonly now: Date;
}

/** Folder of the database, in a backup and in a data folder. */
export const databaseFolder = 'database';

/** Maximum number of dumps; another is needed when referenced files were deleted meanwhile. */
const rounds = 3;

/**
 * Takes a backup while the product is in use. It is created under a temporary name and renamed once
 * it is complete and synced to disk. Fails with a sentence and leaves nothing behind.
 */
export async function takeBackup(request: BackupRequest): Promise<Manifest> {
  const { to } = request;
  if (existsSync(to)) throw new BackupFailure(`${to} exists; a backup never replaces anything.`);
  const unfinished = `${to}.unfinished-${randomBytes(4).toString('hex')}`;
  const forget = () => rmSync(unfinished, { recursive: true, force: true });
  // Also when the process is told to exit.
  process.once('exit', forget);
  try {
    await makeFolder(dirname(to));
    await mkdir(unfinished, { mode: 0o700 });
    const manifest = await fill(unfinished, request);
    syncTree(unfinished);
    await rename(unfinished, to);
    await syncFolder(dirname(to));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw explain(error, to);
  } finally {
    process.off('exit', forget);
  }
}

async function fill(folder: string, request: BackupRequest): Promise<Manifest> {
  const { contents, lost } = await copyConsistently(folder, request);
  if (request.withKeys) await copyKeys(request.dataDir, join(folder, keyFolder));
  const { folders, files } = await sealAndList(folder);
  const { postgres, migrations, tables } = contents;
  const manifest: Manifest = {
    format: manifestFormat,
    product: request.product,
    createdAt: request.now.toISOString(),
    engine: request.source.engine,
    postgres,
    migrations: [...migrations],
    tables,
    withKeys: request.withKeys,
    lost,
    folders: folders.filter((path) => path.startsWith(`${databaseFolder}/`)),
    files,
  };
  await writeManifest(folder, manifest);
  return manifest;
}

/**
 * First the database, then the files. The host writes a file before the row that refers to it, so
 * every file of the dump exists when copying starts; and it deletes the row first, so files still
 * referenced when copying has ended existed all the time. A row that may have lost its files in
 * between was deleted: then the database is dumped again, without it, and complete copies are kept.
 * If files are deleted continuously, the last dump counts, and what it lacks is listed.
 */
async function copyConsistently(
  folder: string,
  { source, storage }: BackupRequest,
): Promise<{ contents: DatabaseContents; lost: string[] }> {
  const database = join(folder, databaseFolder);
  const whole = new Set<string>();
  for (let round = 1; ; round += 1) {
    await rm(database, { recursive: true, force: true });
    const contents = await source.dump(database);
    const needed = contents.needed ?? [];
    const vanished = await copyStoredFiles(storage, folder);
    // A folder may have been deleted and recreated: the second pass copies what exists.
    if (vanished.length > 0) await copyStoredFiles(storage, folder);
    const now = needed.length === 0 ? null : await source.neededNow();
    for (const stored of now === null ? needed : intersect(needed, now)) whole.add(stored);
    const gone = needed.filter((stored) => !whole.has(stored));
    for (const stored of gone) await dropFolder(folder, stored);
    if (gone.length === 0 || round === rounds) {
      // Files lost long before must not prevent backing up the rest.
      return { contents, lost: needed.filter((stored) => !hasFolder(folder, stored)) };
    }
  }
}

function intersect(some: readonly string[], others: readonly string[]): string[] {
  const among = new Set(others);
  return some.filter((one) => among.has(one));
}

/** Creates one level only: a path that is wrong higher up is reported instead of created. */
export async function makeFolder(path: string): Promise<void> {
  if (!existsSync(path)) await mkdir(path, { mode: 0o700 });
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function explain(error: unknown, to: string): Error {
  if (error instanceof BackupFailure || error instanceof StartFailure) return error;
  return new BackupFailure(`No backup was made in ${to}: ${reasonOf(error)}.`);
}
