import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupFailure, hasCode } from './backup-failure';
import type { ListedFile } from './manifest';

/** The contents of a folder, with paths as in a manifest. */
export interface Listing {
  readonly folders: string[];
  readonly files: ListedFile[];
}

/** Lists and hashes everything below a folder, and makes it accessible to its own user only. */
export async function sealAndList(root: string): Promise<Listing> {
  const listing: Listing = { folders: [], files: [] };
  const visit = async (folder: string): Promise<void> => {
    await chmod(folder, 0o700);
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries) {
      const place = join(folder, entry.name);
      const path = relative(root, place).split(sep).join('/');
      if (entry.isDirectory()) {
        listing.folders.push(path);
        await visit(place);
      } else {
        await chmod(place, 0o600);
        listing.files.push({ path, ...(await hashFile(place)) });
      }
    }
  };
  await visit(root);
  return listing;
}

/** Refuses a backup with a missing, truncated or altered file. */
export async function checkFiles(root: string, files: readonly ListedFile[]): Promise<void> {
  for (const { path, bytes, sha256 } of files) {
    const found = await hashFile(join(root, ...path.split('/'))).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return null;
      throw error;
    });
    const fault = faultOf(found, { bytes, sha256 });
    if (fault) throw new BackupFailure(`${path} of the backup ${fault}; nothing was restored.`);
  }
}

function faultOf(found: Hashed | null, said: Hashed): string | null {
  if (found === null) return 'is missing';
  if (found.bytes < said.bytes) return 'is cut short';
  return found.sha256 === said.sha256 ? null : 'was altered';
}

type Hashed = Omit<ListedFile, 'path'>;

async function hashFile(path: string): Promise<Hashed> {
  const hash = createHash('sha256');
  const stream = createReadStream(path);
  await pipeline(stream, hash);
  return { bytes: stream.bytesRead, sha256: hash.digest('hex') };
}
