import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env';
import { folderKeys, givenKeys } from './features/releases/keys/signing-keys';
import { fileEncryptionKey, givenEncryptionKey } from './secrets/encryption-key';

/**
 * What lies there are accounts, drafts and keys: from now on whatever this process writes is for its own user
 * alone, and so is the folder itself, also one of before.
 */
export function keepFolderPrivate(dataDir: string): void {
  process.umask(0o077);
  if (existsSync(dataDir)) chmodSync(dataDir, 0o700);
}

/** The same on all hosts of a database where the environment has it. */
export const encryptionKeyOf = ({ encryptionKey, dataDir }: Env) =>
  encryptionKey === null
    ? fileEncryptionKey(join(dataDir, 'encryption-key'))
    : givenEncryptionKey(encryptionKey);

/** As above; otherwise keys of this host's own. */
export const releaseKeysOf = ({ releaseKeys, dataDir }: Env) =>
  releaseKeys === null ? folderKeys(join(dataDir, 'release-keys')) : givenKeys(releaseKeys);
