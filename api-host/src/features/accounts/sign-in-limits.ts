import { AttemptLimit } from '../../attempts/attempt-limit';
import { ProgressiveDelay } from '../../attempts/progressive-delay';
import type { AccountDeps } from './account-deps';
import { emailKey } from './email-key';
import { isKnownNetwork } from './known-networks.repository';

/** Failed attempts from one network, whomever they are about: an office may share an address. */
const perNetwork = { attempts: 50, windowMs: 15 * 60 * 1000 };

/** Wrong passwords for one account: 15 in the first quarter of an hour, then four an hour. */
const perAccount = { free: 5, longestMs: 15 * 60 * 1000, forgottenAfterMs: 24 * 60 * 60 * 1000 };

/** Who tries to sign in. `userId` is null where the address has no account. */
export interface SignInAttempt {
  readonly email: string;
  readonly userId: string | null;
  readonly network: string;
}

/**
 * What bounds guessing at the sign-in. Attempts from a network the member has signed in from before are
 * counted apart from everybody else's, so that a stranger's guesses cannot keep the owner out.
 */
export class SignInLimits {
  readonly #byNetwork: AttemptLimit;
  readonly #byAccount: ProgressiveDelay;

  constructor(private readonly deps: Pick<AccountDeps, 'db' | 'clock'>) {
    this.#byNetwork = new AttemptLimit(deps, 'sign-in from a network', perNetwork);
    this.#byAccount = new ProgressiveDelay(deps, 'sign-in to an account', perAccount);
  }

  /** Counts an attempt; 429 when its network or its account has to wait. */
  async begin(attempt: SignInAttempt): Promise<void> {
    await this.#byNetwork.begin(attempt.network);
    await this.#byAccount.begin(await this.#keyOf(attempt));
  }

  /** Takes back an attempt that turned out well. */
  async succeed(attempt: SignInAttempt): Promise<void> {
    await this.#byNetwork.giveBack(attempt.network);
    await this.#byAccount.clear(await this.#keyOf(attempt));
  }

  /** Forgets strangers' failures: whoever reads the account's mail has just set its password. */
  async forgive(email: string): Promise<void> {
    await this.#byAccount.clear(emailKey(email));
  }

  async #keyOf({ email, userId, network }: SignInAttempt): Promise<string> {
    const isKnown = userId !== null && (await isKnownNetwork(this.deps, userId, network));
    return isKnown ? `${emailKey(email)} from ${network}` : emailKey(email);
  }
}
