import { AttemptLimit } from '../../attempts/attempt-limit';
import { RequestFailure } from '../../errors';
import type { AccountDeps } from './account-deps';
import { fitsPassword } from './passwords';
import { passwordHashOf } from './users.repository';

/** A stolen session must not allow guessing the password. */
const perUser = { attempts: 10, windowMs: 15 * 60 * 1000 };

/**
 * Creates the check that the caller of a session knows its password: changing the ownership of an
 * account takes more than a session. Throws 400 INVALID_CREDENTIALS with `refusal` at the field
 * `current_password` (not 401, which would sign the member out), 429 after too many attempts.
 */
export function currentPasswordCheck({ db, clock }: Pick<AccountDeps, 'db' | 'clock'>) {
  const limit = new AttemptLimit({ db, clock }, 'old password', perUser);

  return async (userId: string, password: string, refusal: string): Promise<void> => {
    await limit.begin(userId);
    if (!(await fitsPassword(password, await passwordHashOf(db, userId)))) {
      throw refusedPassword(refusal);
    }
    await limit.clear(userId);
  };
}

/** 400 at the field `current_password`. */
export const refusedPassword = (message: string): RequestFailure =>
  new RequestFailure(400, 'INVALID_CREDENTIALS', message, {
    fields: [{ path: 'current_password', message }],
  });
