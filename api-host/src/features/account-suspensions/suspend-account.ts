import type { FastifyBaseLogger } from 'fastify';
import type { User } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { conflict, forbidden } from '../../errors';
import type { Caller } from '../../plugins/access';
import type { UserDeps } from '../users/user-deps';
import { userNotFound } from '../users/users.policy';
import { tellOwner } from '../account-notices/tell-owner';
import { accountTarget, actorOf, noteAudit } from '../audit/note-audit';
import { endSessionsOf } from '../accounts/sessions.repository';
import { publicColumns, toUser } from '../accounts/users.repository';

type Deps = Pick<UserDeps, 'db' | 'clock' | 'mail' | 'config' | 'publicUrl'>;

/** The account, and the log of the request. */
interface About {
  readonly id: string;
  readonly log: FastifyBaseLogger;
}

/** Throws unless the caller may do this to the account; runs first inside the transaction. */
type Authorize = (transaction: Database) => Promise<unknown>;

/**
 * Suspends an account: its sessions end in the same transaction, and a concurrent sign-in waits for
 * the lock and is then refused. Websites and share links check it on every visit. Admins cannot be
 * suspended: nobody might be left to lift it.
 */
export function suspendAccount(
  deps: Deps,
  caller: Caller,
  { id, reason, log }: About & { readonly reason: string },
  authorize?: Authorize,
): Promise<User> {
  const { db, clock } = deps;
  return db.transaction().execute(async (transaction) => {
    await authorize?.(transaction);
    const account = await lockAccount(transaction, id);
    if (account.role === 'admin') {
      throw conflict('An admin cannot be suspended; make them a user first');
    }
    if (account.suspended_at !== null) throw conflict('This account is suspended already');
    await endSessionsOf(transaction, id);
    const note = { at: clock(), by: actorOf(caller), target: accountTarget(id) };
    await noteAudit(transaction, { ...note, action: 'account.suspended' });
    const user = await writeSuspension(transaction, id, {
      suspended_at: clock(),
      suspension_reason: reason,
      suspended_by_admin: caller.user.role === 'admin',
    });
    await tellOwner(transaction, deps, user, { kind: 'suspended', reason }, log);
    return user;
  });
}

/** Lifts a suspension. Agency managers cannot lift an admin's. */
export function liftAccount(
  deps: Deps,
  caller: Caller,
  { id, log }: About,
  authorize?: Authorize,
): Promise<User> {
  const { db, clock } = deps;
  return db.transaction().execute(async (transaction) => {
    await authorize?.(transaction);
    const account = await lockAccount(transaction, id);
    if (account.suspended_at === null) throw conflict('This account is not suspended');
    if (account.suspended_by_admin && caller.user.role !== 'admin') {
      throw forbidden('An admin has suspended this account, so only an admin can lift it');
    }
    const note = { at: clock(), by: actorOf(caller), target: accountTarget(id) };
    await noteAudit(transaction, { ...note, action: 'account.reinstated' });
    const user = await writeSuspension(transaction, id, {
      suspended_at: null,
      suspension_reason: null,
      suspended_by_admin: false,
    });
    await tellOwner(transaction, deps, user, { kind: 'reinstated' }, log);
    return user;
  });
}

async function lockAccount(transaction: Database, id: string) {
  const account = await transaction
    .selectFrom('users')
    .select(['role', 'suspended_at', 'suspended_by_admin'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) throw userNotFound();
  return account;
}

async function writeSuspension(
  transaction: Database,
  id: string,
  values: {
    readonly suspended_at: Date | null;
    readonly suspension_reason: string | null;
    readonly suspended_by_admin: boolean;
  },
): Promise<User> {
  const row = await transaction
    .updateTable('users')
    .set(values)
    .where('id', '=', id)
    .returning(publicColumns)
    .executeTakeFirstOrThrow();
  return toUser(row);
}
