import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { MailQueue } from '../../mail/queue/mail-queue.port';
import type { RandomBytes } from '../../randomness';
import type { SecretBox } from '../../secrets/secret-box';
import type { ConfigSource } from '../runtime-config/config-source';
import type { PasswordPolicy } from './new-password.policy';

/** What accounts need of the host. */
export interface AccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/** The same where members are written to. */
export interface AccountMailDeps extends AccountDeps, PasswordPolicy {
  readonly mail: MailQueue;
  /** Names the product in the mail. */
  readonly config: ConfigSource;
  /** Where the product is reached; mails link there. */
  readonly publicUrl: string;
}

/** The same where second factors are checked. */
export interface SignInDeps extends AccountMailDeps {
  /** Second factors are encrypted with it. */
  readonly box: SecretBox;
}
