import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { identityPrefix } from '../features/storage-care/storage-identity';
import { storedKinds } from '../features/storage-care/stored-kinds';
import type { StoragePort, StoredEntry } from '../storage/storage.port';
import type { ListedFile } from './manifest';

/** Folder of the stored files, in a backup and in a data folder. */
const folder = 'files';

/** Files read concurrently; buckets have a latency. */
const atOnce = 8;

/** The prefixes of all stored files; the storage's id is included. */
const prefixes = [...new Set(storedKinds.map(({ prefix }) => prefix)), identityPrefix];

const placeOf = (root: string, key: string) => join(root, folder, ...key.split('/'));

/**
 * Copies the files not copied yet. Stored files are immutable, so an existing copy is valid.
 * Returns the keys that were listed but deleted before they were read.
 */
export async function copyStoredFiles(storage: StoragePort, to: string): Promise<string[]> {
  await mkdir(join(to, folder), { recursive: true });
  const gone: string[] = [];
  for (const prefix of prefixes) {
    await eachAtOnce(storage.list(prefix), async ({ key }) => {
      const place = placeOf(to, key);
      if (existsSync(place)) return;
      const file = await storage.get(key);
      if (file === null) {
        gone.push(key);
        return;
      }
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, file.content);
    });
  }
  return gone;
}

/** Whether any file of a stored folder has been copied. */
export const hasFolder = (to: string, stored: string): boolean =>
  existsSync(placeOf(to, stored.slice(0, -1)));

/** Removes a stored folder from a backup. */
export const dropFolder = (to: string, stored: string): Promise<void> =>
  rm(placeOf(to, stored.slice(0, -1)), { recursive: true, force: true });

/**
 * Writes a backup's stored files into an empty storage; when one fails, those written are deleted.
 */
export async function restoreStoredFiles(
  storage: StoragePort,
  from: string,
  files: readonly ListedFile[],
): Promise<void> {
  const keys = files
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(({ path }) => path.slice(folder.length + 1));
  try {
    await eachAtOnce(keys, async (key) => {
      await storage.put(key, await readFile(placeOf(from, key)));
    });
  } catch (error) {
    await removeStoredFiles(storage);
    throw error;
  }
}

/** Deletes all files of a partly filled storage. */
export async function removeStoredFiles(storage: StoragePort): Promise<void> {
  for (const prefix of prefixes) await storage.deletePrefix(prefix).catch(() => {});
}

/** The first key found; null for an empty storage. */
export async function anyStoredFile(storage: StoragePort): Promise<string | null> {
  for (const prefix of prefixes) {
    for await (const { key } of storage.list(prefix)) return key;
  }
  return null;
}

type Entries<T> = AsyncIterable<T> | Iterable<T>;

/**
 * Processes several entries concurrently, in no particular order; rejects with the first failure
 * once the running ones have ended.
 */
async function eachAtOnce<T extends StoredEntry | string>(
  entries: Entries<T>,
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const source = iterate(entries);
  const worker = async () => {
    for (;;) {
      const { done, value } = await source.next();
      if (done === true || failures.length > 0) return;
      await work(value);
    }
  };
  const workers = Array.from({ length: atOnce }, () =>
    worker().catch((error: unknown) => void failures.push(error)),
  );
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
}

async function* iterate<T>(entries: Entries<T>): AsyncGenerator<T, undefined> {
  yield* entries;
  return undefined;
}
