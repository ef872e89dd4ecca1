import type { Database } from '../../database/schema';

/** The sessions of a member that have not expired, newest first. */
export const listSessionsOf = (db: Database, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'browser', 'network', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Ends a session of a member; false when they have none with this id. */
export async function endSessionOf(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
