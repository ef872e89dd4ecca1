import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.port';
import { messageOf } from './message';

/** A silent mail server must not hold a mail, and the closing host, for nodemailer's ten minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail through the server of an `smtp:` or `smtps:` address; TLS wherever the server offers it. */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
      return { kind: 'sent' };
    },
  };
}
