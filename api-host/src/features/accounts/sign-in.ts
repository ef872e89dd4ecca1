import type { RequestOf, User, login } from 'shared-kit/contract';
import { clientNetwork } from '../../attempts/client-network';
import { RequestFailure } from '../../errors';
import type { AccountDeps } from './account-deps';
import { rememberNetwork } from './known-networks.repository';
import { fitsPassword } from './passwords';
import { openVerifiedSession } from './sessions.repository';
import { SignInLimits } from './sign-in-limits';
import { findByEmail } from './users.repository';

type Credentials = RequestOf<typeof login>['body'];

/** Makes the function behind `/api/login`. */
export function signer({ db, clock, random }: AccountDeps) {
  const limits = new SignInLimits({ db, clock });

  return async (
    { email, password }: Credentials,
    address: string,
  ): Promise<{ token: string; user: User }> => {
    const account = await findByEmail(db, email);
    const network = clientNetwork(address);
    const attempt = { email, userId: account?.user.id ?? null, network };
    await limits.begin(attempt);
    const fits = await fitsPassword(password, account?.passwordHash ?? null);
    if (account === null || !fits) throw refused();
    const token = await openVerifiedSession({ db, clock, random }, account);
    if (token === null) throw refused();
    await limits.succeed(attempt);
    await rememberNetwork({ db, clock }, account.user.id, network);
    return { token, user: account.user };
  };
}

/** One text for all: it must not tell which emails have accounts. */
const refused = () =>
  new RequestFailure(401, 'INVALID_CREDENTIALS', 'Email or password is not correct');
