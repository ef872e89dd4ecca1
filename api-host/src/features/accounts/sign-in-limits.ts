import { AttemptLimit } from '../../attempts/attempt-limit';
import { ProgressiveDelay } from '../../attempts/progressive-delay';
import type { AccountDeps } from './account-deps';
import { emailKey } from './email-key';
import { isKnownNetwork } from './known-networks.repository';

/** Failed attempts per network, for any account: an office may share an address. */
const perNetwork = { attempts: 50, windowMs: 15 * 60 * 1000 };

/** Wrong passwords per account: 15 in the first 15 minutes, then four an hour. */
const perAccount = { free: 5, longestMs: 15 * 60 * 1000, forgottenAfterMs: 24 * 60 * 60 * 1000 };

/** A sign-in attempt. `userId` is null where the address has no account. */
export interface SignInAttempt {
  readonly email: string;
  readonly userId: string | null;
  readonly network: string;
}

/**
 * Rate limits of the sign-in. Attempts from the member's known networks are counted separately, so
 * that a stranger's guesses cannot lock the owner out.
 */
export class SignInLimits {
  readonly #byNetwork: AttemptLimit;
  readonly #byAccount: ProgressiveDelay;

  constructor(private readonly deps: Pick<AccountDeps, 'db' | 'clock'>) {
    this.#byNetwork = new AttemptLimit(deps, 'sign-in from a network', perNetwork);
    this.#byAccount = new ProgressiveDelay(deps, 'sign-in to an account', perAccount);
  }

  /** Counts an attempt; throws 429 when its network or its account has to wait. */
  async begin(attempt: SignInAttempt): Promise<void> {
    await this.#byNetwork.begin(attempt.network);
    await this.#byAccount.begin(await this.#keyOf(attempt));
  }

  /** Takes back a successful attempt. */
  async succeed(attempt: SignInAttempt): Promise<void> {
    await this.#byNetwork.giveBack(attempt.network);
    await this.#byAccount.clear(await this.#keyOf(attempt));
  }

  /** Clears strangers' failures: the owner has just set the password through the account's mail. */
  async forgive(email: string): Promise<void> {
    await this.#byAccount.clear(emailKey(email));
  }

  async #keyOf({ email, userId, network }: SignInAttempt): Promise<string> {
    const isKnown = userId !== null && (await isKnownNetwork(this.deps, userId, network));
    return isKnown ? `${emailKey(email)} from ${network}` : emailKey(email);
  }
}
