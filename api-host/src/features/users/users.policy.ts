import { badRequest, conflict, notFound } from '../../errors';
import type { Database } from '../../database/schema';
import type { Caller } from '../../plugins/access';

export const userNotFound = () => notFound('This user does not exist');

/** Nobody may delete the account they are using. */
export function refuseOwnAccount(caller: Caller, id: string): void {
  if (caller.user.id === id) {
    throw badRequest('You cannot delete your own account; ask another admin to do it');
  }
}

/**
 * Locks the user together with all admins, always in the same order, until the transaction ends: of
 * two admins removing each other concurrently, the second one is refused.
 */
export async function requireAnotherAdmin(
  transaction: Database,
  id: string,
  deed: 'deleted' | 'demoted',
): Promise<void> {
  const rows = await transaction
    .selectFrom('users')
    .select(['id', 'role'])
    .where((where) => where.or([where('role', '=', 'admin'), where('id', '=', id)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const concerned = rows.find((row) => row.id === id);
  if (concerned === undefined) throw userNotFound();
  if (concerned.role !== 'admin') return;
  const others = rows.filter((row) => row.id !== id && row.role === 'admin');
  if (others.length === 0) {
    throw conflict(`The last admin cannot be ${deed}; make another user an admin first`);
  }
}

/**
 * A suspended admin would count as an admin without being able to act. The account stays locked.
 */
export async function requireNotSuspended(transaction: Database, id: string): Promise<void> {
  const row = await transaction
    .selectFrom('users')
    .select('suspended_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.suspended_at === null) return;
  throw conflict('This account is suspended; lift that before it becomes an admin');
}
