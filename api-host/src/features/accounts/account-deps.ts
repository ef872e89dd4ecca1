import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { MailQueue } from '../../mail/queue/mail-queue.port';
import type { RandomBytes } from '../../randomness';
import type { SecretBox } from '../../secrets/secret-box';
import type { ConfigSource } from '../runtime-config/config-source';
import type { PasswordPolicy } from './new-password.policy';

/** What the account endpoints need. */
export interface AccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/** Additionally, what sending mail to members needs. */
export interface AccountMailDeps extends AccountDeps, PasswordPolicy {
  readonly mail: MailQueue;
  /** Product name used in mails. */
  readonly config: ConfigSource;
  /** Base URL of the product, for links in mails. */
  readonly publicUrl: string;
}

/** Additionally, what checking second factors needs. */
export interface SignInDeps extends AccountMailDeps {
  /** Encrypts the second factors. */
  readonly box: SecretBox;
}
