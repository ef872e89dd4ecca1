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

/** What notifying owners needs. */
export interface NoticeDeps {
  readonly clock: Clock;
  readonly mail: MailQueue;
  /** Product name used in mails. */
  readonly config: ConfigSource;
  /** Base URL of the product, for links in mails. */
  readonly publicUrl: string;
}

/**
 * Notifies the owner of an account of a change, at its current address. Call it within the
 * transaction of the change: the notice is saved with it and sent once a mail server accepts it.
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
