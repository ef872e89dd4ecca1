import type { RequestOf, changePassword } from 'shared-kit/contract';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { RequestFailure } from '../../errors';
import type { Caller } from '../../plugins/access';
import { forgetTokens } from '../password-reset/reset-tokens.repository';
import type { AccountDeps } from './account-deps';
import { fitsPassword, hashPassword } from './passwords';
import { endOtherSessions } from './sessions.repository';
import { passwordHashOf, setPasswordHash } from './users.repository';

type PasswordChange = RequestOf<typeof changePassword>['body'];

/** A found or stolen session must not be a way to guess the password. */
const perUser = { attempts: 10, windowMs: 15 * 60 * 1000 };

/** Makes the function behind `/api/change-password`. */
export function passwordChanger({ db, clock }: AccountDeps) {
  const limit = new AttemptLimit({ db, clock }, 'old password', perUser);

  return async (caller: Caller, change: PasswordChange): Promise<void> => {
    const userId = caller.user.id;
    await limit.begin(userId);
    const current = await passwordHashOf(db, userId);
    if (!(await fitsPassword(change.current_password, current))) throw wrongPassword();
    await limit.clear(userId);
    const passwordHash = await hashPassword(change.password);
    await db.transaction().execute(async (transaction) => {
      await setPasswordHash(transaction, clock, userId, passwordHash);
      await forgetTokens(transaction, userId);
      await endOtherSessions(transaction, userId, caller.sessionId);
    });
  };
}

/** 400, not 401: a 401 would sign the member out. */
function wrongPassword(): RequestFailure {
  const message = 'The old password is not correct';
  return new RequestFailure(400, 'INVALID_CREDENTIALS', message, {
    fields: [{ path: 'current_password', message }],
  });
}
