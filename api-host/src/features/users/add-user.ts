import type { User } from 'shared-kit/contract';
import type { Caller } from '../../plugins/access';
import { createUser } from '../accounts/users.repository';
import type { NewUser } from '../accounts/users.repository';
import { noteNewAccount } from '../audit/account-changes';
import { actorOf } from '../audit/note-audit';
import type { UserDeps } from './user-deps';

/** Adds an account and audits it. */
export function addUser(
  { db, clock }: Pick<UserDeps, 'db' | 'clock'>,
  caller: Caller,
  account: NewUser,
): Promise<User> {
  return db.transaction().execute(async (transaction) => {
    const user = await createUser(transaction, clock, account);
    await noteNewAccount(transaction, { at: clock(), by: actorOf(caller), user });
    return user;
  });
}
