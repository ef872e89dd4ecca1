import { sql } from 'kysely';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';

/** Adds a notice for the outside, inside the transaction of what it tells. */
export async function addNotice(transaction: Database, at: Date, body: object): Promise<void> {
  await transaction
    .insertInto('release_notices')
    .values({ at, next_at: at, body: jsonb(body) })
    .execute();
}

/** How many notices still have to be told. */
export async function countNotices(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from release_notices`.execute(db);
  return rows[0]?.count ?? 0;
}
