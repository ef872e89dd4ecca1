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
import { rememberNetwork } from '../accounts/known-networks.repository';
import { SignInLimits } from '../accounts/sign-in-limits';
import { findUser, setPasswordHash } from '../accounts/users.repository';
import { forgetChange } from '../email-change/email-changes.repository';
import type { PasswordResetDeps } from './password-reset-deps';
import { isTokenGood, takeToken } from './reset-tokens.repository';

/** Wrong tokens from one address. Nobody guesses 256 bits; this is about the load of trying. */
const perAddress = { attempts: 30, windowMs: 15 * 60 * 1000 };

/** Who sets a new password, as far as the request tells. */
interface Client {
  readonly address: string;
  readonly origin: RequestOrigin;
  readonly log: FastifyBaseLogger;
}

type PasswordReset = RequestOf<typeof resetPassword>['body'];

/** Makes the function behind `/api/password/reset`: a new password, once, and every session ends. */
export function passwordResetter(deps: PasswordResetDeps) {
  const { db, clock } = deps;
  const byAddress = new AttemptLimit({ db, clock }, 'reset token', perAddress);
  const signInLimits = new SignInLimits({ db, clock });

  return async (
    { token, password }: PasswordReset,
    { address, origin, log }: Client,
  ): Promise<void> => {
    const network = clientNetwork(address);
    await byAddress.begin(network);
    // Looked at first: hashing costs, and is not spent on a token that does not work.
    if (!(await isTokenGood(db, clock(), token))) throw tokenRefused();
    const passwordHash = await hashNewPassword(deps, password);
    const user = await db.transaction().execute(async (transaction) => {
      const userId = await takeToken(transaction, clock(), token);
      if (userId === null) throw tokenRefused();
      await setPasswordHash(transaction, clock, userId, passwordHash);
      await endSessionsOf(transaction, userId);
      await forgetChange(transaction, userId);
      // Whoever reads the account's mail is its owner, and this network is one of theirs.
      await rememberNetwork({ db: transaction, clock }, userId, network);
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

/** One text for unknown, used and expired. */
function tokenRefused() {
  const message = 'This token is not valid any more; request a new one';
  return badRequest(message, [{ path: 'token', message }]);
}
