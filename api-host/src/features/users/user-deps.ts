import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { StoragePort } from '../../storage/storage.port';
import type { NoticeDeps } from '../account-notices/tell-owner';
import type { PasswordPolicy } from '../accounts/new-password.policy';

/** What managing users needs of the host. */
export interface UserDeps extends PasswordPolicy, NoticeDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** A deleted user's websites are taken down. */
  readonly storage: StoragePort;
}
