import type { FastifyBaseLogger } from 'fastify';
import type { RequestOf, User, updateProfile } from 'shared-kit/contract';
import { unauthenticated } from '../../errors';
import type { Caller } from '../../plugins/access';
import { noteAccountChange } from '../audit/account-changes';
import { actorOf } from '../audit/note-audit';
import { emailChangeRequester } from '../email-change/request-email-change';
import type { AccountMailDeps } from './account-deps';
import { currentPasswordCheck, refusedPassword } from './current-password';
import { lockUser } from './lock-user';
import { emailKey } from './email-key';
import { renameUser } from './users.repository';

type ProfileChange = RequestOf<typeof updateProfile>['body'];

interface ProfileAnswer {
  readonly message: string;
  readonly user: User;
}

/**
 * Creates the handler of `/api/profile`: changes the caller's own name and email. Another email
 * requires the current password and takes effect once confirmed from the new address: mail access
 * means account access, so neither a stolen session nor a mistyped address may redirect it.
 */
export function profileChanger(deps: AccountMailDeps) {
  const { db, clock } = deps;
  const checkPassword = currentPasswordCheck({ db, clock });
  const emailChange = emailChangeRequester(deps);

  return async (
    caller: Caller,
    { current_password: password, name, email }: ProfileChange,
    log: FastifyBaseLogger,
  ): Promise<ProfileAnswer> => {
    const { user } = caller;
    if (emailKey(email) === emailKey(user.email)) {
      return {
        message: 'Profile updated',
        user: await rename(deps, caller, { name, email }),
      };
    }
    if (!password) throw refusedPassword('Enter your current password to change the email');
    await checkPassword(user.id, password, 'The password is not correct');
    const isSent = await emailChange.begin(caller, email, log);
    const message = isSent
      ? `Profile updated. To change your email, open the link we have sent to ${email}`
      : `Profile updated, but the link could not be sent to ${email}. Send it again in a moment`;
    return { message, user: await rename(deps, caller, { name }) };
  };
}

function rename(
  { db, clock }: AccountMailDeps,
  caller: Caller,
  change: { readonly name: string; readonly email?: string },
): Promise<User> {
  return db.transaction().execute(async (transaction) => {
    const before = await lockUser(transaction, caller.user.id);
    // Deleted since the session was looked up.
    if (before === null) throw unauthenticated();
    const after = await renameUser(transaction, clock, before.id, change);
    await noteAccountChange(transaction, { at: clock(), by: actorOf(caller), before, after });
    return after;
  });
}
