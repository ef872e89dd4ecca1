import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import { UnusableEncryptionKey } from '../../secrets/encryption-key';
import type { SecretBox } from '../../secrets/secret-box';
import type { MailQueue, QueuedMail } from './mail-queue.port';
import { insertMail } from './queued-mails.repository';
import { sealMail } from './sealed-mail';

/**
 * Maximum number of waiting mails per account and kind. Per kind, so that strangers' messages
 * cannot crowd out the notice about a changed password.
 */
export const mostWaiting = 30;

interface QueueDeps {
  readonly clock: Clock;
  readonly box: SecretBox;
}

/** A queue in the database. `startMailSender` sends its mails, on whichever host is first. */
export const databaseMailQueue = ({ clock, box }: QueueDeps): MailQueue => ({
  async add(transaction, queued, log) {
    const fact = { user: queued.account, mail: queued.kind };
    const id = randomUUID();
    const sealed = sealOrFault(box, id, queued);
    if (sealed instanceof UnusableEncryptionKey) {
      log.error({ ...fact, err: sealed }, 'a mail could not be encrypted and is not sent');
      return false;
    }
    const isKept = await insertMail(transaction, { id, sealed, queued, now: clock(), mostWaiting });
    if (!isKept) log.warn(fact, 'too many mails of an account wait; this one is not sent');
    return isKept;
  },
});

function sealOrFault(
  box: SecretBox,
  id: string,
  { to, subject, text, replyTo }: QueuedMail,
): string | UnusableEncryptionKey {
  const mail = { to, subject, text, ...(replyTo === undefined ? {} : { replyTo }) };
  try {
    return sealMail(box, id, mail);
  } catch (error) {
    // Decided before anything is written, so that the subject's transaction can continue without
    // the mail.
    if (error instanceof UnusableEncryptionKey) return error;
    throw error;
  }
}
