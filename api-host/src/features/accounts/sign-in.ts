import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { RequestOf, User, login } from 'shared-kit/contract';
import { clientNetwork } from '../../attempts/client-network';
import { originOf } from '../../plugins/access';
import type { RequestOrigin } from '../../plugins/access';
import { issueChallenge } from '../second-factor/challenges.repository';
import type { AccountMailDeps } from './account-deps';
import { browserName } from './browser-name';
import { noteSignIn } from './note-sign-in';
import { fitsPassword } from './passwords';
import { openVerifiedSession } from './sessions.repository';
import { SignInLimits } from './sign-in-limits';
import { codeNeeded, refusedSignIn, suspendedSignIn } from './sign-in-refusals';
import { findByEmail } from './users.repository';

type Credentials = RequestOf<typeof login>['body'];

/** The client of a sign-in, as far as the request shows. */
export interface SignInClient {
  readonly network: string;
  readonly browser: string | null;
  readonly requestOrigin: RequestOrigin;
  readonly log: FastifyBaseLogger;
}

/** Result of a sign-in. */
export interface SignedInAnswer {
  readonly token: string;
  readonly user: User;
}

/** Derives the client from a request. */
export const clientOf = (request: FastifyRequest): SignInClient => ({
  network: clientNetwork(request.ip),
  browser: browserName(request.headers['user-agent']),
  requestOrigin: originOf(request),
  log: request.log,
});

/**
 * Creates the handler of `/api/login`. An account with a second factor gets no session here, only
 * the challenge for `completeLogin`.
 */
export function signer(deps: AccountMailDeps) {
  const { db, clock, random } = deps;
  const limits = new SignInLimits({ db, clock });

  return async (
    { email, password }: Credentials,
    { network, browser, requestOrigin, log }: SignInClient,
  ): Promise<SignedInAnswer> => {
    const account = await findByEmail(db, email);
    const attempt = { email, userId: account?.user.id ?? null, network };
    await limits.begin(attempt);
    const fits = await fitsPassword(password, account?.passwordHash ?? null);
    if (account === null || !fits) throw refusedSignIn();
    if (account.user.suspended_at !== undefined) {
      await limits.succeed(attempt);
      throw suspendedSignIn(account.user);
    }
    if (account.user.second_factor_since !== undefined) {
      const challenge = await issueChallenge({ db, clock, random }, account);
      await limits.succeed(attempt);
      throw codeNeeded(challenge);
    }
    const origin = { browser, network };
    const token = await openVerifiedSession({ db, clock, random }, account, origin);
    if (token === null) throw refusedSignIn();
    await limits.succeed(attempt);
    await noteSignIn(deps, { user: account.user, origin, requestOrigin, log });
    return { token, user: account.user };
  };
}
