import type { FastifyBaseLogger } from 'fastify';
import type { User } from 'shared-kit/contract';
import { badRequest, conflict } from '../../errors';
import type { Caller } from '../../plugins/access';
import { tellOwner } from '../account-notices/tell-owner';
import type { NoticeDeps } from '../account-notices/tell-owner';
import type { AccountDeps } from '../accounts/account-deps';
import { lockUser } from '../accounts/lock-user';
import { findUser } from '../accounts/users.repository';
import { accountTarget, actorOf, noteAudit } from '../audit/note-audit';
import { userNotFound } from '../users/users.policy';
import { takeOff } from './set-up';

/**
 * Removes a lost second factor. Admins can do this for other admins, as with passwords; removing
 * one's own requires password and code, or a stolen session could do it.
 */
export function takeOffLost(
  deps: Pick<AccountDeps, 'db'> & NoticeDeps,
  caller: Caller,
  id: string,
  log: FastifyBaseLogger,
): Promise<User> {
  const { db, clock } = deps;
  if (caller.user.id === id) {
    throw badRequest('Switch off your own second factor in your profile settings');
  }
  return db.transaction().execute(async (transaction) => {
    const before = await lockUser(transaction, id);
    if (before === null) throw userNotFound();
    if (before.second_factor_since === undefined) {
      throw conflict('This account has no second factor');
    }
    await takeOff(transaction, id);
    const note = { at: clock(), by: actorOf(caller), target: accountTarget(id) };
    await noteAudit(transaction, { ...note, action: 'account.second-factor-off' });
    const after = await findUser(transaction, id);
    if (after === null) throw userNotFound();
    await tellOwner(transaction, deps, after, { kind: 'second-factor-removed' }, log);
    return after;
  });
}
