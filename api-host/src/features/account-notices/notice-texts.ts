/** A notice with fixed text. */
type PlainNotice =
  | 'password-changed'
  | 'password-reset'
  | 'password-set'
  | 'email-set'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-removed'
  | 'recovery-codes-renewed'
  | 'reinstated';

/** A mail to the owner of an account about a change of access or permissions. */
export type AccountNotice =
  | { readonly kind: PlainNotice }
  | { readonly kind: 'recovery-code-used'; readonly left: number }
  | { readonly kind: 'rights-changed'; readonly rights: readonly string[] }
  | { readonly kind: 'suspended'; readonly reason: string };

interface NoticeText {
  /** Appended to “Your Sitewright account: ”. */
  readonly subject: string;
  readonly what: string;
  /** What to do about it, in lines. */
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

const plain: Readonly<Record<PlainNotice, NoticeText>> = {
  'password-changed': {
    subject: 'password changed',
    what: 'Your password was changed in your settings. You were signed out everywhere else.',
    otherwise: newPassword,
  },
  'password-reset': {
    subject: 'password reset',
    what: 'A new password was set with the link that was mailed to you. You were signed out everywhere.',
    otherwise: newPassword,
  },
  'password-set': {
    subject: 'password set by somebody else',
    what: 'Somebody who manages your account has set a new password for it. You were signed out everywhere.',
    otherwise: contact,
  },
  'email-set': {
    subject: 'email changed by somebody else',
    what: 'Somebody who manages your account has given it another email. You no longer sign in with this one.',
    otherwise: contact,
  },
  'second-factor-on': {
    subject: 'second factor switched on',
    what: 'From now on, signing in takes a code of your authenticator app. You were signed out everywhere else.',
    otherwise: changePassword,
  },
  'second-factor-off': {
    subject: 'second factor switched off',
    what: 'From now on, signing in takes your password alone.',
    otherwise: changePassword,
  },
  'second-factor-removed': {
    subject: 'second factor taken off',
    what: 'An administrator has taken the second factor off your account. Signing in takes your password alone until you set up another one.',
    otherwise: contact,
  },
  'recovery-codes-renewed': {
    subject: 'new recovery codes',
    what: 'New recovery codes were made. Those of before no longer work.',
    otherwise: changePassword,
  },
  reinstated: {
    subject: 'no longer suspended',
    what: 'The suspension of your account is lifted. You can sign in, and your websites are online again.',
    otherwise: () => [],
  },
};

/** The text of a notice. */
export function noticeText(notice: AccountNotice): NoticeText {
  if (notice.kind === 'recovery-code-used') {
    return {
      subject: 'recovery code used',
      what: `A recovery code was used in place of your authenticator app. ${leftInWords(notice.left)}`,
      otherwise: changePassword,
    };
  }
  if (notice.kind === 'rights-changed') {
    return {
      subject: 'rights changed',
      what: `An administrator has changed what your account may do.\n\n${notice.rights.join('\n')}`,
      otherwise: contact,
    };
  }
  if (notice.kind === 'suspended') {
    return {
      subject: 'suspended',
      what: `Your account is suspended. You cannot sign in, and your websites are offline.\n\nReason: ${notice.reason}`,
      otherwise: contact,
    };
  }
  return plain[notice.kind];
}

function leftInWords(left: number): string {
  if (left === 0) return 'It was the last one: make new ones in your settings.';
  return left === 1 ? 'One is left.' : `${left} are left.`;
}
