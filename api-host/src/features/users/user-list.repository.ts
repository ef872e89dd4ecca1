import type { User } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { publicColumns, toUser } from '../accounts/users.repository';
import { after, inBatches, place } from './account-batches';
import { emailContains } from './account-search';
import type { AccountSlice } from './account-search';

const newestFirst = (db: Database) =>
  db
    .selectFrom('users')
    .select(publicColumns)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc');

/** All users in batches, newest first. */
export async function* allUsers(db: Database): AsyncGenerator<User[]> {
  const newest = newestFirst(db).select(place);
  const batches = inBatches((last, limit) =>
    (last ? newest.where(after(last)) : newest).limit(limit).execute(),
  );
  for await (const rows of batches) yield rows.map(toUser);
}

/** One page of users, newest first, and the total number of matches. */
export async function pageOfUsers(
  db: Database,
  { search, limit, offset }: AccountSlice,
): Promise<{ users: User[]; total: number }> {
  const matches = search ? emailContains(search) : null;
  const newest = newestFirst(db).limit(limit).offset(offset);
  const rows = await (matches ? newest.where(matches) : newest).execute();
  const all = db.selectFrom('users').select((build) => build.fn.countAll<number>().as('total'));
  const { total } = await (matches ? all.where(matches) : all).executeTakeFirstOrThrow();
  return { users: rows.map(toUser), total };
}
