import type { Mail } from '../../mail/mail.port';

/** Tells the address an account had that it has another one now. */
export function emailChangedMail(oldEmail: string, newEmail: string, brandName: string): Mail {
  return {
    to: oldEmail,
    subject: `The email of your ${brandName} account was changed`,
    text: [
      `You now sign in to ${brandName} with ${masked(newEmail)}. This address no longer works.`,
      '',
      'The change was confirmed with your password. If it was not you, contact your',
      'administrator at once: somebody else knows your password.',
      '',
    ].join('\n'),
  };
}

/** The old mailbox may be somebody else's by now, so it learns no more than its owner needs to recognise. */
function masked(email: string): string {
  const [first = ''] = Array.from(email);
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
