import type { Mail } from '../../mail/mail.port';

/** What an account was not used with before. */
export type NewPart = 'network' | 'browser';

interface NewSignIn {
  readonly to: string;
  readonly brandName: string;
  readonly browser: string | null;
  readonly network: string;
  /** At least one. */
  readonly fresh: readonly NewPart[];
  readonly at: Date;
  /** The page where the member can see and end their sessions. */
  readonly settingsUrl: string;
}

function whatIsNew(fresh: readonly NewPart[]): string {
  if (!fresh.includes('browser')) return 'from a network it was not used from before';
  const browser = 'with a browser or system';
  const place = fresh.includes('network') ? `from a network, and ${browser},` : browser;
  return `${place} it was not used with before`;
}

/** Notifies a member of a sign-in from a new network, or with a new browser or system. */
export function newSignInMail(signIn: NewSignIn): Mail {
  const { to, brandName, browser, network, fresh, at, settingsUrl } = signIn;
  return {
    to,
    subject: `New sign-in to your ${brandName} account`,
    text: [
      `Somebody signed in to your ${brandName} account ${whatIsNew(fresh)}.`,
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
