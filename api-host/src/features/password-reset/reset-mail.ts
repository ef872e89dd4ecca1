import type { Mail } from '../../mail/mail.port';

/**
 * The mail with the token, as a link and on a separate line. The link has it in the fragment, which
 * browsers do not send: so it appears in no server log and no referrer. In the bytes of an outbox
 * file the link is folded (quoted-printable), the token is not, so it can be copied without a mail
 * program.
 */
export function resetMail(
  to: string,
  token: string,
  { publicUrl, brandName }: { readonly publicUrl: string; readonly brandName: string },
): Mail {
  return {
    to,
    subject: `Reset your ${brandName} password`,
    text: [
      `Somebody asked for a new password for your ${brandName} account.`,
      '',
      'To choose one, open this link within an hour. It works once.',
      `${publicUrl}/reset-password#token=${token}`,
      '',
      'Or enter this token on the page "Reset password":',
      token,
      '',
      'If it was not you, do nothing: your password stays as it is.',
      '',
    ].join('\n'),
  };
}
