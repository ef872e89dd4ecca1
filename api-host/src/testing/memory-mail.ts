import type { Database } from '../database/schema';
import type { MailQueue, QueuedMail } from '../mail/queue/mail-queue.port';

/** A queue that keeps what it is given, whether or not the transaction is carried out. */
export class MemoryMail implements MailQueue {
  readonly sent: QueuedMail[] = [];
  #waiting: ((mail: QueuedMail) => void)[] = [];

  readonly add = (_transaction: Database, mail: QueuedMail) => {
    this.sent.push(mail);
    for (const resolve of this.#waiting.splice(0)) resolve(mail);
    return Promise.resolve(true);
  };

  /** The next mail that is added after this call. */
  next(): Promise<QueuedMail> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
