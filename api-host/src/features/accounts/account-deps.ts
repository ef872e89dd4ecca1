import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { RandomBytes } from '../../randomness';

/** What accounts need of the host. */
export interface AccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
}
