/** What the owner of an account is told by mail, because it changes who can sign in or what they may do. */
export type AccountNotice =
  | { readonly kind: 'second-factor-on' | 'second-factor-off' | 'second-factor-removed' }
  | { readonly kind: 'recovery-codes-renewed' }
  | { readonly kind: 'recovery-code-used'; readonly left: number }
  | { readonly kind: 'password-changed' | 'password-reset' | 'password-set' | 'email-set' }
  | { readonly kind: 'rights-changed'; readonly rights: readonly string[] }
  | { readonly kind: 'suspended'; readonly reason: string }
  | { readonly kind: 'reinstated' };

interface NoticeText {
  /** Follows “Your Sitewright account: ”. */
  readonly subject: string;
  readonly what: string;
  /** What to do about it, as lines. */
  readonly otherwise: (publicUrl: string) => readonly string[];
}

const changePassword = (publicUrl: string) => [
  'If it was you, there is nothing to do. If not, change your password, which signs out every',
  'other device, here:',
  `${publicUrl}/profile-settings`,
  'If you cannot sign in any more, set a new one here:',
  `${publicUrl}/forget-password`,
];

const newPassword = (publicUrl: string) => [
  'If it was you, there is nothing to do. If not, set a new password here, and contact your administrator:',
  `${publicUrl}/forget-password`,
];

const contact = () => ['If you did not expect this, contact your administrator.'];

/** The words of a notice. */
export function noticeText(notice: AccountNotice): NoticeText {
  switch (notice.kind) {
    case 'password-changed':
      return {
        subject: 'password changed',
        what: 'Your password was changed in your settings. You were signed out everywhere else.',
        otherwise: newPassword,
      };
    case 'password-reset':
      return {
        subject: 'password reset',
        what: 'A new password was set with the link that was mailed to you. You were signed out everywhere.',
        otherwise: newPassword,
      };
    case 'password-set':
      return {
        subject: 'password set by somebody else',
        what: 'Somebody who manages your account has set a new password for it. You were signed out everywhere.',
        otherwise: contact,
      };
    case 'email-set':
      return {
        subject: 'email changed by somebody else',
        what: 'Somebody who manages your account has given it another email. You no longer sign in with this one.',
        otherwise: contact,
      };
    case 'rights-changed':
      return {
        subject: 'rights changed',
        what: `An administrator has changed what your account may do.\n\n${notice.rights.join('\n')}`,
        otherwise: contact,
      };
    case 'suspended':
      return {
        subject: 'suspended',
        what: `Your account is suspended. You cannot sign in, and your websites are offline.\n\nReason: ${notice.reason}`,
        otherwise: contact,
      };
    case 'reinstated':
      return {
        subject: 'no longer suspended',
        what: 'The suspension of your account is lifted. You can sign in, and your websites are online again.',
        otherwise: () => [],
      };
    case 'second-factor-on':
      return {
        subject: 'second factor switched on',
        what: 'From now on, signing in takes a code of your authenticator app. You were signed out everywhere else.',
        otherwise: changePassword,
      };
    case 'second-factor-off':
      return {
        subject: 'second factor switched off',
        what: 'From now on, signing in takes your password alone.',
        otherwise: changePassword,
      };
    case 'second-factor-removed':
      return {
        subject: 'second factor taken off',
        what: 'An administrator has taken the second factor off your account. Signing in takes your password alone until you set up another one.',
        otherwise: contact,
      };
    case 'recovery-codes-renewed':
      return {
        subject: 'new recovery codes',
        what: 'New recovery codes were made. Those of before no longer work.',
        otherwise: changePassword,
      };
    case 'recovery-code-used':
      return {
        subject: 'recovery code used',
        what: `A recovery code was used in place of your authenticator app. ${leftInWords(notice.left)}`,
        otherwise: changePassword,
      };
  }
}

function leftInWords(left: number): string {
  if (left === 0) return 'It was the last one: make new ones in your settings.';
  return left === 1 ? 'One is left.' : `${left} are left.`;
}
