import { constants } from 'node:fs';
import { cp, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { BackupFailure } from './backup-failure';

/**
 * Copies the embedded database while it is open in this process. It has one connection: its holder
 * knows that no other statement is running, and after a checkpoint PGlite, which has no background
 * processes, has written everything to its files. Other callers wait; nothing fails.
 */
export async function copyEmbedded(db: Database, from: string, to: string): Promise<void> {
  await refuseWithoutRoom(from, to);
  await db.connection().execute(async (held) => {
    await sql`checkpoint`.execute(held);
    await copyFolder(from, to);
  });
}

/**
 * Shares blocks where the file system supports it (copy-on-write), which takes no space or time.
 */
export const copyFolder = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true });

/** The host writes to the same disk: a copy that fills it would stop everybody's work. */
async function refuseWithoutRoom(from: string, to: string): Promise<void> {
  const { bavail, bsize } = await statfs(join(to, '..'));
  const needed = 2 * (await bytesBelow(from));
  if (bavail * bsize >= needed) return;
  throw new BackupFailure(
    `The disk of the data folder has no room for a copy of the database: it takes ${Math.ceil(needed / 2 ** 20)} MB of free space.`,
  );
}

async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
