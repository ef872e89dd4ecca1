import type { RequestOf, User, login } from 'shared-kit/contract';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { clientNetwork } from '../../attempts/client-network';
import { RequestFailure } from '../../errors';
import type { AccountDeps } from './account-deps';
import { fitsPassword } from './passwords';
import { openVerifiedSession } from './sessions.repository';
import { findByEmail } from './users.repository';

type Credentials = RequestOf<typeof login>['body'];

const windowMs = 15 * 60 * 1000;

/** Failed attempts on one account, from wherever they come. */
const perEmail = { attempts: 10, windowMs };

/** Failed attempts from one address: above the other, because an office may share an address. */
const perAddress = { attempts: 50, windowMs };

/** Makes the function behind `/api/login`. */
export function signer({ db, clock, random }: AccountDeps) {
  const byEmail = new AttemptLimit({ db, clock }, 'sign-in of an email', perEmail);
  const byAddress = new AttemptLimit({ db, clock }, 'sign-in from an address', perAddress);

  return async (
    { email, password }: Credentials,
    address: string,
  ): Promise<{ token: string; user: User }> => {
    const emailKey = email.toLowerCase();
    const network = clientNetwork(address);
    await byAddress.begin(network);
    await byEmail.begin(emailKey);
    const account = await findByEmail(db, email);
    const fits = await fitsPassword(password, account?.passwordHash ?? null);
    if (account === null || !fits) throw refused();
    const token = await openVerifiedSession({ db, clock, random }, account);
    if (token === null) throw refused();
    await byAddress.giveBack(network);
    await byEmail.clear(emailKey);
    return { token, user: account.user };
  };
}

/** One text for all: it must not tell which emails have accounts. */
const refused = () =>
  new RequestFailure(401, 'INVALID_CREDENTIALS', 'Email or password is not correct');
