import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env';
import { folderKeys, givenKeys } from './features/releases/keys/signing-keys';
import { fileEncryptionKey, givenEncryptionKey } from './secrets/encryption-key';

/**
 * Restricts files to the host's own user, since they are accounts, drafts and keys: everything this
 * process writes from now on, and the folder itself, even if it existed before.
 */
export function keepFolderPrivate(dataDir: string): void {
  process.umask(0o077);
  if (existsSync(dataDir)) chmodSync(dataDir, 0o700);
}

/** Shared by all hosts of a database if set in the environment. */
export const encryptionKeyOf = ({ encryptionKey, dataDir }: Env) =>
  encryptionKey === null
    ? fileEncryptionKey(join(dataDir, 'encryption-key'))
    : givenEncryptionKey(encryptionKey);

/** As above; otherwise this host's own keys. */
export const releaseKeysOf = ({ releaseKeys, dataDir }: Env) =>
  releaseKeys === null ? folderKeys(join(dataDir, 'release-keys')) : givenKeys(releaseKeys);
