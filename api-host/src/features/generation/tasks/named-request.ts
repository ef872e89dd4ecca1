import { createHash } from 'node:crypto';
import type { RequestOf, startGeneration } from 'shared-kit/contract';
import type { Database } from '../../../database/schema';

/** A member's own name for a request, and what tells the same request from another under that name. */
export interface NamedRequest {
  id: string;
  digest: string;
}

/** The body's fields come in the contract's order, whatever the order they were sent in. */
export function nameRequest(
  id: string,
  body: RequestOf<typeof startGeneration>['body'],
): NamedRequest {
  return { id, digest: createHash('sha256').update(JSON.stringify(body)).digest('base64url') };
}

/** The task a request of this name started before; that it said something else; or nothing. */
export async function findRequested(db: Database, userId: string, { id, digest }: NamedRequest) {
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
