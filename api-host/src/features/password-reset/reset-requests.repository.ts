import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/schema';

/** Stores a request, so that it survives a crash of the acknowledging host. Returns its id. */
export async function keepRequest(db: Database, email: string, askedAt: Date): Promise<string> {
  const id = randomUUID();
  await db.insertInto('reset_requests').values({ id, email, asked_at: askedAt }).execute();
  return id;
}

/** Ids of waiting requests, oldest first. */
export async function waitingRequests(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reset_requests')
    .select('id')
    .orderBy('asked_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes and returns a request within the transaction that processes it; null when another host
 * has done so.
 */
export async function takeRequest(transaction: Database, id: string): Promise<string | null> {
  const taken = await transaction
    .deleteFrom('reset_requests')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return taken?.email ?? null;
}

/** Deletes requests that failed for so long that they are outdated. */
export async function forgetRequests(db: Database, askedBefore: Date): Promise<void> {
  await db.deleteFrom('reset_requests').where('asked_at', '<=', askedBefore).execute();
}
