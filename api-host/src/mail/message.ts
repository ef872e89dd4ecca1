import type { Mail } from './mail.port';

/**
 * A mail as nodemailer takes it. The recipient is an object, not text: text would be read as a list of
 * addresses. Contents never come from files or other addresses.
 */
export const messageOf = ({ to, subject, text, replyTo }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  // No out-of-office answers.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
