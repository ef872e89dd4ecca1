import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/schema';
import type { Mail } from '../mail.port';
import type { MailKind } from './mail-queue.tables';

/** A mail to keep until it has left. */
export interface QueuedMail extends Mail {
  readonly kind: MailKind;
  /** The account that causes it: its waiting mails are bounded together, and go when it is deleted. */
  readonly account: string;
  /** After this it is not sent any more: a link that no longer works only misleads. */
  readonly expiresAt: Date;
}

/** Where mails wait until a mail server has taken them. */
export interface MailQueue {
  /**
   * Keeps a mail within the transaction of what it is about, so that one is never there without the other. False,
   * and said in the log, where it is not kept: too many of this account wait, or nothing can be encrypted here.
   */
  readonly add: (
    transaction: Database,
    mail: QueuedMail,
    log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  ) => Promise<boolean>;
}

/** How long a mail is worth sending that holds no token. */
export const noticeLifetimeMs = 48 * 60 * 60_000;
