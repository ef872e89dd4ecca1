import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/schema';
import type { Mail } from '../mail.port';
import type { MailKind } from './mail-queue.tables';

/** A mail to store until it is sent. */
export interface QueuedMail extends Mail {
  readonly kind: MailKind;
  /** The account that causes it: limits its waiting mails, and deletes them with it. */
  readonly account: string;
  /** After this it is not sent any more: an expired link is only misleading. */
  readonly expiresAt: Date;
}

/** Stores mails until a mail server has accepted them. */
export interface MailQueue {
  /**
   * Stores a mail within the transaction of its subject, so that both exist or neither. False, with
   * a log entry, where it is not stored: too many wait for this account, or this host cannot
   * encrypt.
   */
  readonly add: (
    transaction: Database,
    mail: QueuedMail,
    log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  ) => Promise<boolean>;
}

/** How long a mail without a token is worth sending. */
export const noticeLifetimeMs = 48 * 60 * 60_000;
