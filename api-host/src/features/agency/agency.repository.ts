import type { AgencyUser, User } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { forbidden, notFound } from '../../errors';
import type { Caller } from '../../plugins/access';
import { lockMember } from '../../quotas/member-lock';
import { inWords } from '../../quotas/quotas';
import type { Quotas } from '../../quotas/quotas';
import { createUser, presentSuspension } from '../accounts/users.repository';
import type { NewUser } from '../accounts/users.repository';
import { noteNewAccount } from '../audit/account-changes';
import { actorOf } from '../audit/note-audit';
import { after, inBatches, place } from '../users/account-batches';
import { emailContains } from '../users/account-search';
import type { AccountSlice } from '../users/account-search';
import type { UserDeps } from '../users/user-deps';

/** What the agency endpoints need. */
export interface AgencyDeps extends UserDeps {
  readonly quotas: Quotas;
}

/**
 * The agency users a caller may see: their own, or all of them for an admin. Nobody manages an
 * account with more permissions than their own: setting its password gives its permissions. So
 * admins are never included, and for managers neither are release managers, owners of remotes and
 * other agency managers.
 */
function visibleTo(db: Database, { user }: Caller) {
  const all = db
    .selectFrom('users')
    .innerJoin('agency_users', 'agency_users.user_id', 'users.id')
    .where('users.role', '!=', 'admin');
  if (user.role === 'admin') return all;
  return all
    .where('agency_users.manager_id', '=', user.id)
    .where('users.release_manager', '=', 0)
    .where('users.release_owner', '=', 0)
    .where('users.oto_6', '=', 0);
}

const columns = [
  'users.id',
  'users.name',
  'users.email',
  'users.role',
  'users.created_at',
  'users.oto_1',
  'users.suspended_at',
  'users.suspension_reason',
] as const;

type AgencyRow = Omit<AgencyUser, 'created_at' | 'suspended_at' | 'suspension_reason'> & {
  readonly created_at: Date;
  readonly suspended_at: Date | null;
  readonly suspension_reason: string | null;
};

function fromRow(row: AgencyRow): AgencyUser {
  const { created_at: createdAt, suspended_at: _, suspension_reason: __, ...rest } = row;
  return { ...rest, created_at: createdAt.toISOString(), ...presentSuspension(row) };
}

/** An account as its manager sees it. */
export const toAgencyUser = (user: User): AgencyUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  created_at: user.created_at,
  oto_1: user.oto_1,
  ...(user.suspended_at === undefined
    ? {}
    : { suspended_at: user.suspended_at, suspension_reason: user.suspension_reason }),
});

const newestFirst = (visible: ReturnType<typeof visibleTo>) =>
  visible.select(columns).orderBy('users.created_at', 'desc').orderBy('users.id', 'desc');

/** All agency users visible to the caller, newest first, in batches. */
export async function* allAgencyUsers(db: Database, caller: Caller): AsyncGenerator<AgencyUser[]> {
  const newest = newestFirst(visibleTo(db, caller)).select(place);
  const batches = inBatches((last, limit) =>
    (last ? newest.where(after(last)) : newest).limit(limit).execute(),
  );
  for await (const rows of batches) yield rows.map(fromRow);
}

/** One page of agency users, newest first, and the total number of matches. */
export async function pageOfAgencyUsers(
  db: Database,
  caller: Caller,
  { search, limit, offset }: AccountSlice,
): Promise<{ agency: AgencyUser[]; total: number }> {
  const visible = visibleTo(db, caller);
  const matching = search ? visible.where(emailContains(search)) : visible;
  const rows = await newestFirst(matching).limit(limit).offset(offset).execute();
  const { total } = await matching
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { agency: rows.map(fromRow), total };
}

const notVisible = () => notFound('This user does not exist');

/**
 * Finds an agency user; throws the same 404 for unknown users and for those the caller may not see.
 */
export async function requireAgencyUser(
  db: Database,
  caller: Caller,
  id: string,
): Promise<AgencyUser> {
  const row = await visibleTo(db, caller)
    .select(columns)
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notVisible();
  return fromRow(row);
}

/**
 * Like requireAgencyUser, for a change: the account stays locked until the transaction ends, so
 * that it cannot become an admin's between this check and a manager setting its password.
 */
export async function lockAgencyUser(
  transaction: Database,
  caller: Caller,
  id: string,
): Promise<void> {
  // By id alone: checked after the lock, when the account can no longer change.
  await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  await requireAgencyUser(transaction, caller, id);
}

/** Adds an account managed by the caller; throws 403 beyond the operator's limit. */
export function addAgencyUser(
  { db, clock, quotas }: AgencyDeps,
  caller: Caller,
  account: NewUser,
): Promise<AgencyUser> {
  return db.transaction().execute(async (transaction) => {
    await requireAccountRoom(transaction, caller.user.id, quotas.agencyAccounts);
    const user = await createUser(transaction, clock, account);
    await transaction
      .insertInto('agency_users')
      .values({ user_id: user.id, manager_id: caller.user.id })
      .execute();
    await noteNewAccount(transaction, { at: clock(), by: actorOf(caller), user });
    return toAgencyUser(user);
  });
}

async function requireAccountRoom(
  transaction: Database,
  managerId: string,
  limit: number,
): Promise<void> {
  await lockMember(transaction, managerId);
  const { count } = await transaction
    .selectFrom('agency_users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('manager_id', '=', managerId)
    .executeTakeFirstOrThrow();
  if (Number(count) < limit) return;
  throw forbidden(
    `You have given away ${inWords(limit, 'account')}, which is as many as one agency can have. Delete one that is no longer needed, then try again.`,
  );
}
