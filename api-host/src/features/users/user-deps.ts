import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { StoragePort } from '../../storage/storage.port';

/** What managing users needs of the host. */
export interface UserDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** A deleted user's websites are taken down. */
  readonly storage: StoragePort;
}
