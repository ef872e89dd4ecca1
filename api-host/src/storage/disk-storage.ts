import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { contentTypeOf } from './content-type';
import { checkKey, checkPrefix } from './storage-key';
import type { StoragePort } from './storage.port';

/** No key starts with a dot, so nothing stored can be in here. */
const unfinishedFolder = '.unfinished';

/** Files below one folder. Everything becomes visible, and disappears, with one rename. */
export function diskStorage(root: string): StoragePort {
  const pathOf = (key: string) => join(root, ...key.split('/'));
  const unfinished = async () => {
    await mkdir(join(root, unfinishedFolder), { recursive: true });
    return join(root, unfinishedFolder, randomUUID());
  };

  return {
    async put(key, content) {
      checkKey(key);
      const temporary = await unfinished();
      try {
        await writeDurably(temporary, content);
        await moveInto(temporary, pathOf(key));
      } catch (error) {
        await rm(temporary, { force: true });
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

    async deletePrefix(prefix) {
      checkPrefix(prefix);
      const doomed = await unfinished();
      // Out of sight in one step; a reader never meets a folder that is half gone.
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

async function moveInto(temporary: string, path: string): Promise<void> {
  const folder = dirname(path);
  const firstNew = await mkdir(folder, { recursive: true });
  await rename(temporary, path);
  // A rename, and each new folder, is an entry of the folder above; a power cut could undo it.
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

async function nullIfMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Also a key below a file, and a key that is a folder: in a store with flat keys both are just absent. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR');
