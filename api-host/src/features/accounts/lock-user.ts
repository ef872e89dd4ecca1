import type { User } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { publicColumns, toUser } from './users.repository';

/** Reads an account and locks it until the transaction ends; null when there is none. */
export async function lockUser(transaction: Database, id: string): Promise<User | null> {
  const row = await transaction
    .selectFrom('users')
    .select(publicColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : toUser(row);
}
