import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { forbidden } from '../errors';
import { megabyte } from './quotas';

/**
 * Throws 403 unless the member has room for this many more bytes. Call it while the member is
 * locked. Soft-deleted content counts: otherwise deleting and filling up in turn would have no
 * limit.
 */
export async function requireRoomFor(
  transaction: Database,
  userId: string,
  bytes: number,
  limit: number,
): Promise<void> {
  if ((await storedBytesOf(transaction, userId)) + bytes <= limit) return;
  throw forbidden(
    `Your projects and pictures would take more than the ${Math.floor(limit / megabyte)} MB one account can hold. Remove pictures, or delete projects you no longer need: their room is free again when they can no longer be brought back.`,
  );
}

async function storedBytesOf(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select
    (select coalesce(sum(bytes), 0) from project_versions where user_id = ${userId})
    + (select coalesce(sum(bytes), 0) from pictures where user_id = ${userId}) as bytes`.execute(
    db,
  );
  return Number(rows[0]?.bytes ?? 0);
}
