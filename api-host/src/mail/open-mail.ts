import type { MailPort } from './mail.port';
import { outboxMail } from './outbox-mail';
import { smtpMail } from './smtp-mail';

interface MailSettings {
  /** Null: there is no mail server. */
  readonly smtpUrl: string | null;
  /** Sender; null derives one from the public URL. */
  readonly mailFrom: string | null;
  readonly publicUrl: string;
  readonly outboxFolder: string;
}

/** SMTP if a server is configured, otherwise a folder. */
export function openMail({ smtpUrl, mailFrom, publicUrl, outboxFolder }: MailSettings): MailPort {
  const from = mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;
  return smtpUrl === null ? outboxMail(outboxFolder, from) : smtpMail(smtpUrl, from);
}
