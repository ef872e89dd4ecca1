import { AttemptLimit } from '../../attempts/attempt-limit';
import { ProgressiveDelay } from '../../attempts/progressive-delay';
import type { AccountDeps } from '../accounts/account-deps';

/** Codes tried per network, for any account. */
const perNetwork = { attempts: 50, windowMs: 15 * 60 * 1000 };

/**
 * Wrong codes per account: 15 in the first 15 minutes, then four an hour. Three codes of a million
 * are valid at a time, so a year of guessing with a known password succeeds with a probability of
 * 0.1.
 */
const perAccount = { free: 5, longestMs: 15 * 60 * 1000, forgottenAfterMs: 24 * 60 * 60 * 1000 };

/** The rate limits on codes. */
export function codeLimits(sources: Pick<AccountDeps, 'db' | 'clock'>) {
  return {
    byNetwork: new AttemptLimit(sources, 'second factor from a network', perNetwork),
    byAccount: new ProgressiveDelay(sources, 'second factor of an account', perAccount),
  };
}
