import type { Mail, MailPort } from '../mail/mail.port';

/** A mail port that keeps what it is given. */
export class MemoryMail implements MailPort {
  readonly sent: Mail[] = [];
  #waiting: ((mail: Mail) => void)[] = [];

  readonly send = (mail: Mail) => {
    this.sent.push(mail);
    for (const resolve of this.#waiting.splice(0)) resolve(mail);
    return Promise.resolve({ kind: 'sent' } as const);
  };

  /** The next mail that is sent after this call. */
  next(): Promise<Mail> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
