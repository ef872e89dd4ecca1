import type { ReleaseOwner } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';

/** The remotes an account owns. */
export async function ownedRemotes(db: Database, account: string): Promise<string[]> {
  const rows = await db
    .selectFrom('release_owners')
    .select('remote')
    .where('user_id', '=', account)
    .orderBy('remote')
    .execute();
  return rows.map(({ remote }) => remote);
}

/** The owners of all remotes, in the order they were added. */
export async function listOwners(db: Database): Promise<ReleaseOwner[]> {
  const rows = await db
    .selectFrom('release_owners')
    .innerJoin('users', 'users.id', 'release_owners.user_id')
    .select(['remote', 'user_id as account', 'name', 'email', 'added_at'])
    .orderBy('remote')
    .orderBy('added_at')
    .orderBy('user_id')
    .execute();
  return rows.map(({ added_at: addedAt, ...row }) => ({ ...row, since: addedAt.toISOString() }));
}

/** How many accounts own a remote. */
export async function countOwners(db: Database, remote: string): Promise<number> {
  const row = await db
    .selectFrom('release_owners')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('remote', '=', remote)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** False when it owns the remote already. */
export async function insertOwner(
  db: Database,
  { remote, account, at }: { readonly remote: string; readonly account: string; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto('release_owners')
    .values({ remote, user_id: account, added_at: at })
    .onConflict((known) => known.columns(['remote', 'user_id']).doNothing())
    .executeTakeFirst();
  return (count ?? 0n) > 0n;
}

/** False when it did not own the remote. */
export async function deleteOwner(db: Database, remote: string, account: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('release_owners')
    .where('remote', '=', remote)
    .where('user_id', '=', account)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
