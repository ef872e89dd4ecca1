import { AttemptLimit } from '../../attempts/attempt-limit';
import { ProgressiveDelay } from '../../attempts/progressive-delay';
import type { AccountDeps } from '../accounts/account-deps';

/** Codes tried from one network, whomever they are about. */
const perNetwork = { attempts: 50, windowMs: 15 * 60 * 1000 };

/**
 * Wrong codes for one account: 15 in the first quarter of an hour, then four an hour. Three codes of a million
 * fit at a time, so a year of guessing by somebody who has the password finds one with a chance of one in ten.
 */
const perAccount = { free: 5, longestMs: 15 * 60 * 1000, forgottenAfterMs: 24 * 60 * 60 * 1000 };

/** What bounds guessing codes. */
export function codeLimits(sources: Pick<AccountDeps, 'db' | 'clock'>) {
  return {
    byNetwork: new AttemptLimit(sources, 'second factor from a network', perNetwork),
    byAccount: new ProgressiveDelay(sources, 'second factor of an account', perAccount),
  };
}
