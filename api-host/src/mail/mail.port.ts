/** A plain-text mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A single plain address, validated by the caller. */
  readonly replyTo?: string;
}

/** Where a mail went: to the SMTP server, or into a file of the outbox folder. */
export type MailReceipt =
  | { readonly kind: 'sent' }
  | { readonly kind: 'outbox'; readonly path: string };

/** Sends mails. */
export interface MailPort {
  /** Resolves when the mail is delivered to the server or the outbox; rejects otherwise. */
  readonly send: (mail: Mail) => Promise<MailReceipt>;
}
