import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { StoragePort } from '../../storage/storage.port';
import type { NoticeDeps } from '../account-notices/tell-owner';
import type { PasswordPolicy } from '../accounts/new-password.policy';

/** What managing users needs. */
export interface UserDeps extends PasswordPolicy, NoticeDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** For taking down a deleted user's websites. */
  readonly storage: StoragePort;
}
