import type { FastifyBaseLogger } from 'fastify';
import type { User } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Mail, MailPort } from '../../mail/mail.port';
import type { ConfigSource } from '../runtime-config/config-source';
import { noticeText } from './notice-texts';
import type { AccountNotice } from './notice-texts';

/** What telling owners needs of the host. */
export interface NoticeDeps {
  readonly clock: Clock;
  readonly mail: MailPort;
  /** Names the product in the mail. */
  readonly config: ConfigSource;
  /** Where the product is reached; mails link there. */
  readonly publicUrl: string;
}

/**
 * Tells the owner of an account what was changed, at the address it has. Call it when the change is committed, and
 * do not wait: nobody waits for a mail server, and the change stands whether or not the mail leaves.
 */
export async function tellOwner(
  { clock, mail, config, publicUrl }: NoticeDeps,
  { id, email }: Pick<User, 'id' | 'email'>,
  notice: AccountNotice,
  log: FastifyBaseLogger,
): Promise<void> {
  const fact = { user: id, notice: notice.kind };
  try {
    const { brandName } = await config.read(log);
    const about = { to: email, brandName, at: clock(), publicUrl };
    const receipt = await mail.send(noticeMail(about, notice));
    if (receipt.kind === 'sent') log.info(fact, 'the owner of an account was told');
    else log.info({ ...fact, path: receipt.path }, 'the notice to an owner is in the outbox');
  } catch (error) {
    log.error({ ...fact, err: error }, 'the owner of an account could not be told');
  }
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
