import type { FastifyBaseLogger } from 'fastify';
import type { RequestOf, resetPassword } from 'shared-kit/contract';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { clientNetwork } from '../../attempts/client-network';
import { badRequest } from '../../errors';
import type { RequestOrigin } from '../../plugins/access';
import { accountTarget, noteAudit } from '../audit/note-audit';
import { tellOwner } from '../account-notices/tell-owner';
import { hashNewPassword } from '../accounts/new-password.policy';
import { endSessionsOf } from '../accounts/sessions.repository';
import { rememberBrowser } from '../accounts/known-browsers.repository';
import { rememberNetwork } from '../accounts/known-networks.repository';
import { SignInLimits } from '../accounts/sign-in-limits';
import { findUser, setPasswordHash } from '../accounts/users.repository';
import { forgetChange } from '../email-change/email-changes.repository';
import type { PasswordResetDeps } from './password-reset-deps';
import { isTokenGood, takeToken } from './reset-tokens.repository';

/** Wrong tokens per address. 256 bits cannot be guessed; this limits the load. */
const perAddress = { attempts: 30, windowMs: 15 * 60 * 1000 };

/** The client of a reset, as far as the request shows. */
interface Client {
  readonly address: string;
  readonly browser: string | null;
  readonly origin: RequestOrigin;
  readonly log: FastifyBaseLogger;
}

type PasswordReset = RequestOf<typeof resetPassword>['body'];

/**
 * Creates the handler of `/api/password/reset`: sets a new password, once, and ends all sessions.
 */
export function passwordResetter(deps: PasswordResetDeps) {
  const { db, clock } = deps;
  const byAddress = new AttemptLimit({ db, clock }, 'reset token', perAddress);
  const signInLimits = new SignInLimits({ db, clock });

  return async (
    { token, password }: PasswordReset,
    { address, browser, origin, log }: Client,
  ): Promise<void> => {
    const network = clientNetwork(address);
    await byAddress.begin(network);
    // Checked first: hashing is expensive, and not spent on an invalid token.
    if (!(await isTokenGood(db, clock(), token))) throw tokenRefused();
    const passwordHash = await hashNewPassword(deps, password);
    const user = await db.transaction().execute(async (transaction) => {
      const userId = await takeToken(transaction, clock(), token);
      if (userId === null) throw tokenRefused();
      await setPasswordHash(transaction, clock, userId, passwordHash);
      await endSessionsOf(transaction, userId);
      await forgetChange(transaction, userId);
      // Access to the account's mail proves ownership, so this network and browser become known ones.
      await rememberNetwork({ db: transaction, clock }, userId, network);
      await rememberBrowser({ db: transaction, clock }, userId, browser);
      const by = { account: userId, origin };
      const target = accountTarget(userId);
      await noteAudit(transaction, { at: clock(), by, action: 'account.password-reset', target });
      const owner = await findUser(transaction, userId);
      if (owner) await tellOwner(transaction, deps, owner, { kind: 'password-reset' }, log);
      return owner;
    });
    if (user) await signInLimits.forgive(user.email);
    await byAddress.giveBack(network);
  };
}

/** The same message for unknown, used and expired tokens. */
function tokenRefused() {
  const message = 'This token is not valid any more; request a new one';
  return badRequest(message, [{ path: 'token', message }]);
}
