import { createHash } from 'node:crypto';
import type { RequestOf, startGeneration } from 'shared-kit/contract';
import type { Database } from '../../../database/schema';

/** The client's key of a request plus the digest of its body. */
export interface IdempotencyKey {
  id: string;
  digest: string;
}

/**
 * The digest does not depend on the order of the client's fields: parsing puts them in the
 * contract's order.
 */
export function idempotencyKeyOf(
  id: string,
  body: RequestOf<typeof startGeneration>['body'],
): IdempotencyKey {
  return { id, digest: createHash('sha256').update(JSON.stringify(body)).digest('base64url') };
}

/** The task that was started with this key; `taken` when the key came with another body; undefined when it is new. */
export async function findByIdempotencyKey(
  db: Database,
  userId: string,
  { id, digest }: IdempotencyKey,
) {
  const task = await db
    .selectFrom('generation_tasks')
    .select(['id', 'request_digest'])
    .where('user_id', '=', userId)
    .where('request_id', '=', id)
    .executeTakeFirst();
  if (!task) return undefined;
  if (task.request_digest !== digest) return { kind: 'taken' } as const;
  return { kind: 'known', id: task.id } as const;
}
