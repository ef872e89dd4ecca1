import type { User } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { publicColumns, toUser } from '../accounts/users.repository';
import { emailContains, sliceOf } from './account-search';
import type { AccountListQuery } from './account-search';

/** Users, newest first: all of them, or the page asked for and how many match. */
export async function listUsers(
  db: Database,
  query: AccountListQuery,
): Promise<{ users: User[]; total?: number }> {
  const { search } = query;
  const matching = search
    ? db.selectFrom('users').where(emailContains(search))
    : db.selectFrom('users');
  const newest = matching.select(publicColumns).orderBy('created_at', 'desc').orderBy('id', 'desc');
  const slice = sliceOf(query);
  if (slice === null) return { users: (await newest.execute()).map(toUser) };

  const rows = await newest.limit(slice.limit).offset(slice.offset).execute();
  const { total } = await matching
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { users: rows.map(toUser), total };
}
