import type { FastifyBaseLogger } from 'fastify';
import type { User } from 'shared-kit/contract';
import { mostOwners } from 'shared-kit/contract/releases';
import { conflict, notFound } from '../../../errors';
import { emailKey } from '../../accounts/email-key';
import { lockUser } from '../../accounts/lock-user';
import { tellOwner } from '../../account-notices/tell-owner';
import type { NoticeDeps } from '../../account-notices/tell-owner';
import { accountTarget, noteAudit } from '../../audit/note-audit';
import type { Actor } from '../../audit/note-audit';
import type { Database } from '../../../database/schema';
import type { ReleaseDeps } from '../release-deps';
import { revokeTokensOf } from '../tokens/change-tokens';
import { countOwners, deleteOwner, insertOwner } from './owners.repository';

type Deps = Pick<ReleaseDeps, 'db'> & NoticeDeps;

/** Makes an account an owner of a remote, and tells it. */
export function addOwner(
  deps: Deps,
  { remote, email }: { readonly remote: string; readonly email: string },
  by: Actor,
  log: FastifyBaseLogger,
): Promise<void> {
  const { db, clock } = deps;
  return db.transaction().execute(async (transaction) => {
    const user = await accountOf(transaction, email);
    const account = user.id;
    if ((await countOwners(transaction, remote)) >= mostOwners) {
      throw conflict(`${remote} has ${mostOwners} owners, which is the most; remove one first`);
    }
    const at = clock();
    if (!(await insertOwner(transaction, { remote, account, at }))) {
      throw conflict(`This account owns ${remote} already`);
    }
    const target = accountTarget(account);
    const detail = { ids: { remote } };
    await noteAudit(transaction, { at, by, action: 'release.owner-added', target, detail });
    const rights = [`Owner of the remote ${remote}: yes`];
    await tellOwner(transaction, deps, user, { kind: 'rights-changed', rights }, log);
  });
}

/** Locked, so that of two changes at a time the later one sees the earlier when `release_owner` is worked out. */
async function accountOf(transaction: Database, email: string): Promise<User> {
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  const user = row && (await lockUser(transaction, row.id));
  if (!user) throw notFound('There is no account with this email');
  return user;
}

/**
 * Takes a remote from one of its owners, and tells the account. Its tokens end for good, unless it may release the remote
 * all the same.
 */
export function removeOwner(
  deps: Deps,
  { remote, account }: { readonly remote: string; readonly account: string },
  by: Actor,
  log: FastifyBaseLogger,
): Promise<void> {
  const { db, clock } = deps;
  return db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, account);
    if (user === null || !(await deleteOwner(transaction, remote, account))) {
      throw notFound(`This account does not own ${remote}`);
    }
    const at = clock();
    const target = accountTarget(account);
    const detail = { ids: { remote } };
    await noteAudit(transaction, { at, by, action: 'release.owner-removed', target, detail });
    const releasesAnyway = user.role === 'admin' || user.release_manager === 1;
    if (!releasesAnyway) await revokeTokensOf(transaction, { remote, creator: account }, at, by);
    const rights = [`Owner of the remote ${remote}: no`];
    await tellOwner(transaction, deps, user, { kind: 'rights-changed', rights }, log);
  });
}
