import { sql } from 'kysely';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import type { Draft, TaskStatus } from '../generation.tables';
import { stopSteps } from './task-steps';

interface StopRequest {
  id: string;
  /** Own tasks only: anyone with a task's id may read it, but not end it. */
  userId: string;
  now: Date;
  /** The newest draft in this process, which may not be saved yet. */
  draft: Draft | undefined;
}

/**
 * Ends a waiting or running task. Returns its new status, which is that of its own end if it ended
 * first; undefined when the member has no such task. Its runner loses the lease.
 */
export async function stopTask(
  db: Database,
  request: StopRequest,
): Promise<TaskStatus | undefined> {
  const { id, userId, now, draft } = request;
  return db.transaction().execute(async (transaction) => {
    const task = await transaction
      .selectFrom('generation_tasks')
      .select(['status', 'steps'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (task?.status !== 'queued' && task?.status !== 'running') return task?.status;
    await transaction
      .updateTable('generation_tasks')
      .set({
        status: 'cancelled',
        steps: jsonb(stopSteps(task.steps, now)),
        ...(draft && { draft: jsonb(draft) }),
        lease_owner: null,
        lease_until: null,
        finished_at: now,
        revision: sql`revision + 1`,
      })
      .where('id', '=', id)
      .execute();
    return 'cancelled';
  });
}

/** Of these tasks, the ones that have ended. */
export async function findEndedTasks(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('generation_tasks')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', '!=', 'running')
    .execute();
  return rows.map(({ id }) => id);
}
