import type { Mail } from '../../mail/mail.port';

/** The mail with the token, as a link and to be copied. */
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
      `${publicUrl}/reset-password?token=${token}`,
      '',
      'Or enter this token on the page “Reset password”:',
      token,
      '',
      'If it was not you, do nothing: your password stays as it is.',
      '',
    ].join('\n'),
  };
}
