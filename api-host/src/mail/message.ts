import type { Mail } from './mail.port';

/**
 * A mail in nodemailer's format. The recipient is an object, not text, which would be parsed as a
 * list of addresses. Contents are never loaded from files or URLs.
 */
export const messageOf = ({ to, subject, text, replyTo }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  // Prevents out-of-office replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
