import type { FastifyBaseLogger } from 'fastify';
import type { User } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { Mail } from '../../mail/mail.port';
import { noticeLifetimeMs } from '../../mail/queue/mail-queue.port';
import type { MailQueue } from '../../mail/queue/mail-queue.port';
import type { ConfigSource } from '../runtime-config/config-source';
import { noticeText } from './notice-texts';
import type { AccountNotice } from './notice-texts';

/** What telling owners needs of the host. */
export interface NoticeDeps {
  readonly clock: Clock;
  readonly mail: MailQueue;
  /** Names the product in the mail. */
  readonly config: ConfigSource;
  /** Where the product is reached; mails link there. */
  readonly publicUrl: string;
}

/**
 * Tells the owner of an account what was changed, at the address it has. Call it within the transaction of the change:
 * the notice is kept with it and leaves when a mail server takes it.
 */
export async function tellOwner(
  transaction: Database,
  { clock, mail, config, publicUrl }: NoticeDeps,
  { id, email }: Pick<User, 'id' | 'email'>,
  notice: AccountNotice,
  log: FastifyBaseLogger,
): Promise<void> {
  const { brandName } = await config.read(log);
  const at = clock();
  const composed = noticeMail({ to: email, brandName, at, publicUrl }, notice);
  const expiresAt = new Date(at.getTime() + noticeLifetimeMs);
  await mail.add(transaction, { ...composed, kind: 'notice', account: id, expiresAt }, log);
}

interface About {
  readonly to: string;
  readonly brandName: string;
  readonly at: Date;
  readonly publicUrl: string;
}

function noticeMail({ to, brandName, at, publicUrl }: About, notice: AccountNotice): Mail {
  const { subject, what, otherwise } = noticeText(notice);
  return {
    to,
    subject: `Your ${brandName} account: ${subject}`,
    text: [
      what,
      '',
      `When: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      '',
      ...otherwise(publicUrl),
      '',
    ].join('\n'),
  };
}
