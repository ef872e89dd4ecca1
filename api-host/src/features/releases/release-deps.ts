import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { RandomBytes } from '../../randomness';
import type { StoragePort } from '../../storage/storage.port';
import type { EvidenceLimits } from './evidence/weights';
import type { SigningKeys } from './keys/signing-keys';

/** What releases need of the host. */
export interface ReleaseDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly storage: StoragePort;
  readonly releaseKeys: SigningKeys;
  /** Where gates may be asked. */
  readonly gateOrigins: readonly string[];
  /** How much members and networks weigh; the default where nothing is said. */
  readonly evidenceLimits?: EvidenceLimits;
}
