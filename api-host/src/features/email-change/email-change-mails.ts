import type { Mail } from '../../mail/mail.port';

/** What the mails of an email change mention. */
interface ChangeMail {
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly brandName: string;
  /** Base URL of the product. */
  readonly publicUrl: string;
}

/**
 * The mail with the token, to the new address. The link has it in the fragment, which browsers do
 * not send: so it appears in no server log and no referrer. On a separate line it can be copied
 * without a mail program (in the bytes of an outbox file the link is folded).
 */
export function confirmationMail(
  { newEmail, brandName, publicUrl }: ChangeMail,
  token: string,
): Mail {
  return {
    to: newEmail,
    subject: `Confirm your new email for ${brandName}`,
    text: [
      `Somebody asked for their ${brandName} account to have this email.`,
      '',
      'If it was you, open this link within 24 hours. It works once.',
      `${publicUrl}/confirm-email#token=${token}`,
      '',
      'Or enter this token on the page "Confirm email":',
      token,
      '',
      'If it was not you, do nothing: nothing changes.',
      '',
    ].join('\n'),
  };
}

/** Sent instead when the new address has an account: only its owner may learn that. */
export function addressTakenMail({ newEmail, brandName }: ChangeMail): Mail {
  return {
    to: newEmail,
    subject: `This email already has a ${brandName} account`,
    text: [
      `Somebody asked for their ${brandName} account to have this email, which already has an account.`,
      'Nothing has changed.',
      '',
      'If it was you, sign in with this email, or choose another one for your other account.',
      '',
    ].join('\n'),
  };
}

/** Notifies the current address of a requested change, while it can still be cancelled. */
export function changeRequestedMail({
  oldEmail,
  newEmail,
  brandName,
  publicUrl,
}: ChangeMail): Mail {
  return {
    to: oldEmail,
    subject: `A new email was requested for your ${brandName} account`,
    text: [
      `Somebody who knows your password asked for your ${brandName} account to have the email`,
      `${masked(newEmail)}. It changes once that is confirmed from the new address.`,
      '',
      'If it was you, there is nothing to do here. If not, cancel the change and set a new password here:',
      `${publicUrl}/profile-settings`,
      '',
      'A new password cancels the change as well. If you cannot sign in, set one here:',
      `${publicUrl}/forget-password`,
      '',
    ].join('\n'),
  };
}

/** Notifies the previous address of the completed change. */
export function emailChangedMail({ oldEmail, newEmail, brandName }: ChangeMail): Mail {
  return {
    to: oldEmail,
    subject: `The email of your ${brandName} account was changed`,
    text: [
      `You now sign in to ${brandName} with ${masked(newEmail)}. This address no longer works.`,
      '',
      'The change was requested with your password and confirmed at the new address. If it was not you,',
      'contact your administrator at once: somebody else knows your password.',
      '',
    ].join('\n'),
  };
}

/**
 * The old mailbox may belong to somebody else by now, so the mail shows only what its owner needs
 * to recognise.
 */
function masked(email: string): string {
  const [first = ''] = Array.from(email);
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
