import type { FastifyBaseLogger } from 'fastify';
import type { RequestOf, changePassword } from 'shared-kit/contract';
import type { Caller } from '../../plugins/access';
import { accountTarget, actorOf, noteAudit } from '../audit/note-audit';
import { forgetChange } from '../email-change/email-changes.repository';
import { forgetTokens } from '../password-reset/reset-tokens.repository';
import { tellOwner } from '../account-notices/tell-owner';
import type { AccountMailDeps } from './account-deps';
import { currentPasswordCheck } from './current-password';
import { hashNewPassword } from './new-password.policy';
import { endOtherSessions } from './sessions.repository';
import { setPasswordHash } from './users.repository';

type PasswordChange = RequestOf<typeof changePassword>['body'];

/** Creates the handler of `/api/change-password`. */
export function passwordChanger(deps: AccountMailDeps) {
  const { db, clock } = deps;
  const checkPassword = currentPasswordCheck({ db, clock });

  return async (caller: Caller, change: PasswordChange, log: FastifyBaseLogger): Promise<void> => {
    const userId = caller.user.id;
    await checkPassword(userId, change.current_password, 'The old password is not correct');
    const passwordHash = await hashNewPassword(deps, change.password);
    await db.transaction().execute(async (transaction) => {
      await setPasswordHash(transaction, clock, userId, passwordHash);
      await forgetTokens(transaction, userId);
      await endOtherSessions(transaction, userId, caller.sessionId);
      await forgetChange(transaction, userId);
      const note = { at: clock(), by: actorOf(caller), target: accountTarget(userId) };
      await noteAudit(transaction, { ...note, action: 'account.password-changed' });
      await tellOwner(transaction, deps, caller.user, { kind: 'password-changed' }, log);
    });
  };
}
