import type { Database } from '../database/schema';
import type { MailQueue, QueuedMail } from '../mail/queue/mail-queue.port';

/** A queue that stores all mails, whether or not the transaction is committed. */
export class MemoryMail implements MailQueue {
  readonly sent: QueuedMail[] = [];
  #waiting: { readonly to: string; readonly resolve: (mail: QueuedMail) => void }[] = [];

  readonly add = (_transaction: Database, mail: QueuedMail) => {
    this.sent.push(mail);
    const isFor = ({ to }: { readonly to: string }) => to === mail.to.toLowerCase();
    for (const { resolve } of this.#waiting.filter(isFor)) resolve(mail);
    this.#waiting = this.#waiting.filter((one) => !isFor(one));
    return Promise.resolve(true);
  };

  /**
   * The next mail to this address after this call. A mail to another address may arrive late from
   * an earlier test.
   */
  nextTo(email: string): Promise<QueuedMail> {
    return new Promise((resolve) => this.#waiting.push({ to: email.toLowerCase(), resolve }));
  }
}
