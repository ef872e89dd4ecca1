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

/** Key length of AES-256 in bytes. */
export const encryptionKeyBytes = 32;

/** The key that encrypts secrets in the database. It is never in the database itself. */
export interface EncryptionKey {
  /** Null if there is none yet: then nothing was encrypted here. */
  readonly find: () => Buffer | null;
  /** Returns the key; creates it if there is none. */
  readonly ensure: () => Buffer;
}

/** A key from the environment, identical on all hosts of a database. */
export const givenEncryptionKey = (key: Buffer): EncryptionKey => ({
  find: () => key,
  ensure: () => key,
});

/** A key in a file readable by the host's user only, created when the first secret is encrypted. */
export function fileEncryptionKey(file: string): EncryptionKey {
  const find = () => readKey(file);
  return { find, ensure: () => find() ?? makeKey(file) };
}

/** Why nothing can be encrypted here, as a sentence for an administrator. */
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
 * Created atomically, and never over an existing file: a key created by a faster process is in use,
 * and what a damaged file has encrypted may be recoverable with a backup of it.
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
