import type { Database } from '../../database/schema';
import { lockMember } from '../../quotas/member-lock';
import { inWords, quotaReached } from '../../quotas/quotas';

/**
 * Throws 403 unless the member may have one more website. Within a transaction it locks the member
 * until the end, so call it before locking any row.
 */
export async function requireWebsiteRoom(
  transaction: Database,
  userId: string,
  limit: number,
): Promise<void> {
  await lockMember(transaction, userId);
  const { count } = await transaction
    .selectFrom('websites')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) < limit) return;
  throw quotaReached(
    inWords(limit, 'published website'),
    'Delete one you no longer need, then try again.',
  );
}
