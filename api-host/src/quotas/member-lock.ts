import { sql } from 'kysely';
import type { Database } from '../database/schema';

/**
 * Locks a member's counted resources until the end of the transaction, so that count and insert are
 * atomic and concurrent requests cannot exceed a limit. Take it before any row or other lock of the
 * member: taking them in different orders deadlocks.
 */
export async function lockMember(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${userId}))`.execute(transaction);
}
