import type { MailPort } from './mail.port';
import { outboxMail } from './outbox-mail';
import { smtpMail } from './smtp-mail';

interface MailSettings {
  /** Null: there is no mail server. */
  readonly smtpUrl: string | null;
  /** Sender; null makes one from the public address. */
  readonly mailFrom: string | null;
  readonly publicUrl: string;
  readonly outboxFolder: string;
}

/** SMTP when the operator has named a server, otherwise a folder to look into. */
export function openMail({ smtpUrl, mailFrom, publicUrl, outboxFolder }: MailSettings): MailPort {
  const from = mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;
  return smtpUrl === null ? outboxMail(outboxFolder, from) : smtpMail(smtpUrl, from);
}
