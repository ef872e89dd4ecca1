import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { MailQueue } from '../../mail/queue/mail-queue.port';
import type { RandomBytes } from '../../randomness';
import type { ConfigSource } from '../runtime-config/config-source';
import type { PasswordPolicy } from '../accounts/new-password.policy';

/** What password resets need. */
export interface PasswordResetDeps extends PasswordPolicy {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly mail: MailQueue;
  /** Base URL of the product, for links in mails. */
  readonly publicUrl: string;
  /** Product name used in mails. */
  readonly config: ConfigSource;
}
