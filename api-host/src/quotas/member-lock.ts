import { sql } from 'kysely';
import type { Database } from '../database/schema';

/**
 * Holds everything of a member that is counted until the end of the transaction, so that counting and adding
 * are one step and many requests at once do not all find room. Take it before any row or other lock of the
 * member's: two who take them in different order wait for each other.
 */
export async function lockMember(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${userId}))`.execute(transaction);
}
