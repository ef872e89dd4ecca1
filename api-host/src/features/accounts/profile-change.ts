import type { FastifyBaseLogger } from 'fastify';
import type { RequestOf, User, updateProfile } from 'shared-kit/contract';
import type { Caller } from '../../plugins/access';
import { forgetTokensOfOldEmail } from '../password-reset/reset-tokens.repository';
import type { AccountMailDeps } from './account-deps';
import { currentPasswordCheck, refusedPassword } from './current-password';
import { emailChangedMail } from './email-changed-mail';
import { emailKey } from './email-key';
import { endOtherSessions } from './sessions.repository';
import { renameUser } from './users.repository';

type ProfileChange = RequestOf<typeof updateProfile>['body'];

/**
 * Makes the function behind `/api/profile`: changes the caller's own name and email. Another email needs
 * the current password, ends the caller's other sessions and is reported to the address so far: whoever
 * reads the mail of an account owns it, so a stolen session must not be enough to redirect that mail.
 */
export function profileChanger(deps: AccountMailDeps) {
  const { db, clock } = deps;
  const checkPassword = currentPasswordCheck({ db, clock });

  return async (
    { user, sessionId }: Caller,
    { current_password: password, ...change }: ProfileChange,
    log: FastifyBaseLogger,
  ): Promise<User> => {
    const isMoving = emailKey(change.email) !== emailKey(user.email);
    if (isMoving) {
      if (!password) throw refusedPassword('Enter your current password to change the email');
      await checkPassword(user.id, password, 'The password is not correct');
    }
    const changed = await db.transaction().execute(async (transaction) => {
      await forgetTokensOfOldEmail(transaction, user.id, change.email);
      if (isMoving) await endOtherSessions(transaction, user.id, sessionId);
      return renameUser(transaction, clock, user.id, change);
    });
    if (isMoving) await tellOldAddress(deps, user.email, changed, log);
    return changed;
  };
}

/** The change stands whether or not the mail leaves: the member has no way to undo a mail server's fault. */
async function tellOldAddress(
  { mail, config }: AccountMailDeps,
  oldEmail: string,
  { id, email }: User,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const { brandName } = await config.read(log);
    await mail.send(emailChangedMail(oldEmail, email, brandName));
  } catch (error) {
    log.error({ err: error, user: id }, 'the notice of a changed email could not be sent');
  }
}
