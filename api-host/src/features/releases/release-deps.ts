import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { RandomBytes } from '../../randomness';
import type { StoragePort } from '../../storage/storage.port';
import type { SigningKeys } from './keys/signing-keys';

/** What releases need of the host. */
export interface ReleaseDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly storage: StoragePort;
  readonly releaseKeys: SigningKeys;
}
