import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';

/** Bytes of a key for AES-256. */
export const encryptionKeyBytes = 32;

/** The key that secrets in the database are encrypted with. It is never in the database itself. */
export interface EncryptionKey {
  /** Null where there is none yet: then nothing was encrypted here. */
  readonly find: () => Buffer | null;
  /** Makes one where there is none. */
  readonly ensure: () => Buffer;
}

/** A key from the environment, the same on all hosts of a database. */
export const givenEncryptionKey = (key: Buffer): EncryptionKey => ({
  find: () => key,
  ensure: () => key,
});

/** A key in a file that only the host's user may read, made when the first secret is encrypted. */
export function fileEncryptionKey(file: string): EncryptionKey {
  const find = () => readKey(file);
  return { find, ensure: () => find() ?? makeKey(file) };
}

/** Why nothing can be encrypted here, in words for an administrator. */
export class UnusableEncryptionKey extends Error {
  override readonly name = 'UnusableEncryptionKey';
}

function readKey(file: string): Buffer | null {
  if (!existsSync(file)) return null;
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
    return key.length === encryptionKeyBytes ? key : null;
  } catch {
    return null;
  }
}

/**
 * Whole from the moment it is there, and never over an existing file: the key of a process that was
 * faster is the one in use, and what a damaged file once encrypted may still be saved with a backup of it.
 */
function makeKey(file: string): Buffer {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const key = randomBytes(encryptionKeyBytes);
  const partial = `${file}.${randomBytes(6).toString('hex')}.partial`;
  writeWhole(partial, `${key.toString('base64')}\n`);
  try {
    linkSync(partial, file);
    return key;
  } catch (error) {
    const existing = readKey(file);
    if (existing) return existing;
    throw new UnusableEncryptionKey(
      `The file ${basename(file)} in the data folder of this host is damaged or may not be read, so nothing can be encrypted. Put it back from a backup, or remove it and enter the keys it protected again.`,
      { cause: error },
    );
  } finally {
    rmSync(partial);
  }
}

function writeWhole(file: string, text: string): void {
  const handle = openSync(file, 'wx', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
}
