import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.port';
import { messageOf } from './message';

/** Time limits of a mail server, in milliseconds. */
interface SmtpPatience {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** Maximum silence. */
  readonly socketTimeout: number;
  /** For a whole mail, even if the server keeps sending. */
  readonly mailTimeout: number;
}

/**
 * A silent mail server must not delay a mail, or closing the host, for nodemailer's default of ten
 * minutes.
 */
const patience: SmtpPatience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  mailTimeout: 60_000,
};

/**
 * Sends mails through the server of an `smtp:` or `smtps:` URL; uses TLS if the server offers it.
 */
export function smtpMail(
  url: string,
  from: string,
  { mailTimeout, ...timeouts }: SmtpPatience = patience,
): MailPort {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send(mail) {
      await within(mailTimeout, transport.sendMail(messageOf(mail, from)));
      return { kind: 'sent' };
    },
  };
}

/**
 * Rejects when the work takes longer. It may still succeed afterwards: then the mail is sent twice.
 */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server takes too long')), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
