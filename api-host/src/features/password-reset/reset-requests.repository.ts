import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/schema';

/** Keeps a request, so that it outlives the host that acknowledges it. Answers its id. */
export async function keepRequest(db: Database, email: string, askedAt: Date): Promise<string> {
  const id = randomUUID();
  await db.insertInto('reset_requests').values({ id, email, asked_at: askedAt }).execute();
  return id;
}

/** Ids of what waits, the oldest first. */
export async function waitingRequests(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reset_requests')
    .select('id')
    .orderBy('asked_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a request within the transaction that answers it; null where somebody else has. */
export async function takeRequest(transaction: Database, id: string): Promise<string | null> {
  const taken = await transaction
    .deleteFrom('reset_requests')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return taken?.email ?? null;
}

/** Forgets what could not be answered for so long that nobody waits for it. */
export async function forgetRequests(db: Database, askedBefore: Date): Promise<void> {
  await db.deleteFrom('reset_requests').where('asked_at', '<=', askedBefore).execute();
}
