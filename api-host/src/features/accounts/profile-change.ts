import type { RequestOf, User, updateProfile } from 'shared-kit/contract';
import type { Caller } from '../../plugins/access';
import { forgetTokensOfOldEmail } from '../password-reset/reset-tokens.repository';
import type { AccountDeps } from './account-deps';
import { renameUser } from './users.repository';

/** Changes the caller's own name and email. */
export function changeProfile(
  { db, clock }: AccountDeps,
  { user }: Caller,
  change: RequestOf<typeof updateProfile>['body'],
): Promise<User> {
  return db.transaction().execute(async (transaction) => {
    await forgetTokensOfOldEmail(transaction, user.id, change.email);
    return renameUser(transaction, clock, user.id, change);
  });
}
