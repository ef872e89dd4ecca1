import { sql } from 'kysely';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import { failureSentences } from '../generation-failure';
import type { FailureCode } from '../generation-failure';
import type { HeldLease } from './lease-watch';
import { isLeft } from './task-leases.repository';
import { failSteps } from './task-steps';

interface Bounds {
  now: Date;
  /** Tasks requested before this time have exceeded the time limit, in whatever state. */
  askedBefore: Date;
  maxAttempts: number;
  /** Expired leases. */
  over: readonly HeldLease[];
}

/**
 * Fails tasks that nobody works on any more: too old, or attempted too often. Returns their ids.
 */
export async function failOverdueTasks(db: Database, bounds: Bounds): Promise<string[]> {
  const { now, askedBefore, maxAttempts, over } = bounds;
  const overdue = await db
    .selectFrom('generation_tasks')
    .select(['id', 'steps', 'created_at', 'revision'])
    .where((is) => is.or([is('status', '=', 'queued'), isLeft(is, over)]))
    .where((or) => or.or([or('created_at', '<=', askedBefore), or('attempt', '>=', maxAttempts)]))
    .execute();
  const ended: string[] = [];
  for (const { id, steps, created_at: createdAt, revision } of overdue) {
    const code: FailureCode = createdAt <= askedBefore ? 'TIME_LIMIT' : 'INTERRUPTED';
    const result = await db
      .updateTable('generation_tasks')
      .set({
        status: 'failed',
        error: jsonb({ code, message: failureSentences[code] }),
        steps: jsonb(failSteps(steps, now)),
        lease_owner: null,
        lease_until: null,
        finished_at: now,
        revision: sql`revision + 1`,
      })
      .where('id', '=', id)
      // Another host may have claimed or ended it since it was read.
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (result.numUpdatedRows > 0n) ended.push(id);
  }
  return ended;
}
