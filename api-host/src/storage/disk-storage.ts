import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { contentTypeOf } from './content-type';
import { checkKey, checkPrefix } from './storage-key';
import type { StoragePort, StoredEntry } from './storage.port';

/** No key starts with a dot, so no stored file can be inside. */
const unfinishedFolder = '.unfinished';

/** Files below one folder. Files and prefixes appear and disappear atomically, with one rename. */
export function diskStorage(root: string): StoragePort {
  const pathOf = (key: string) => join(root, ...key.split('/'));
  const unfinished = async () => {
    await mkdir(join(root, unfinishedFolder), { recursive: true });
    return join(root, unfinishedFolder, randomUUID());
  };

  const write = async (key: string, content: Uint8Array | string, show: Show) => {
    checkKey(key);
    const temporary = await unfinished();
    try {
      await writeDurably(temporary, content);
      await showAt(pathOf(key), (path) => show(temporary, path));
    } finally {
      await rm(temporary, { force: true });
    }
  };

  return {
    put: (key, content) => write(key, content, rename),

    async create(key, content) {
      try {
        // Creating a hard link fails if the file exists; a rename would replace it.
        await write(key, content, link);
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      }
    },

    async get(key) {
      checkKey(key);
      const content = await nullIfMissing(readFile(pathOf(key)));
      return content === null ? null : { content, contentType: contentTypeOf(key) };
    },

    async exists(key) {
      checkKey(key);
      const entry = await nullIfMissing(stat(pathOf(key)));
      return entry?.isFile() ?? false;
    },

    async *list(prefix) {
      checkPrefix(prefix);
      yield* entriesBelow(root, pathOf(prefix.slice(0, -1)));
    },

    async deletePrefix(prefix) {
      checkPrefix(prefix);
      const doomed = await unfinished();
      // Moved away atomically, so that readers never see a half-deleted folder.
      const moved = await nullIfMissing(rename(pathOf(prefix.slice(0, -1)) + sep, doomed));
      if (moved !== null) await rm(doomed, { recursive: true, force: true });
    },
  };
}

async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a finished file visible under its path, atomically. */
type Show = (temporary: string, path: string) => Promise<void>;

async function showAt(path: string, show: (path: string) => Promise<void>): Promise<void> {
  const folder = dirname(path);
  const firstNew = await mkdir(folder, { recursive: true });
  await show(path);
  // A new file name, and each new folder, is an entry of its parent folder; without a sync a power
  // cut could lose it.
  const highest = firstNew === undefined ? folder : dirname(firstNew);
  for (let at = folder; at.length >= highest.length; at = dirname(at)) await syncFolder(at);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Entries deleted meanwhile are skipped, as in an object store. */
async function* entriesBelow(root: string, folder: string): AsyncGenerator<StoredEntry> {
  const entries = await nullIfMissing(readdir(folder, { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* entriesBelow(root, path);
    const file = entry.isFile() ? await nullIfMissing(stat(path)) : null;
    if (file) {
      const key = relative(root, path).split(sep).join('/');
      yield { key, bytes: file.size, writtenAt: file.mtime };
    }
  }
}

async function nullIfMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Includes keys below a file, and keys that are folders: an object store has no such files either.
 */
const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR');

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
