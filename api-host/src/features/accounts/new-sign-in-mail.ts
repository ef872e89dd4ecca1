import type { Mail } from '../../mail/mail.port';

interface NewSignIn {
  readonly to: string;
  readonly brandName: string;
  readonly browser: string | null;
  readonly network: string;
  readonly at: Date;
  /** The page where the member can see and end their sessions. */
  readonly settingsUrl: string;
}

/** Notifies a member of a sign-in from a new network. */
export function newSignInMail(signIn: NewSignIn): Mail {
  const { to, brandName, browser, network, at, settingsUrl } = signIn;
  return {
    to,
    subject: `New sign-in to your ${brandName} account`,
    text: [
      `Somebody signed in to your ${brandName} account from a network it was not used from before.`,
      '',
      `When:     ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      `Browser:  ${browser ?? 'unknown'}`,
      `Network:  ${network}`,
      '',
      'If it was you, there is nothing to do. If not, change your password, which signs out every',
      'other device, here:',
      settingsUrl,
      '',
    ].join('\n'),
  };
}
