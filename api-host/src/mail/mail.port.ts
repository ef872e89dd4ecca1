/** A mail to one person, in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** One plain address that answers go to; the caller has checked that it is one. */
  readonly replyTo?: string;
}

/** Where a mail went: to the SMTP server, or into a file of the outbox folder. */
export type MailReceipt =
  | { readonly kind: 'sent' }
  | { readonly kind: 'outbox'; readonly path: string };

/** The way mails leave the host. */
export interface MailPort {
  /** Resolves when the mail is in other hands; rejects when it is not. */
  readonly send: (mail: Mail) => Promise<MailReceipt>;
}
