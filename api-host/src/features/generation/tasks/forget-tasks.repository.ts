import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';

/**
 * Deletes tasks that ended before a time: prompts and pages are members' texts and not kept longer.
 * For a project, the turn in its conversation stays as long as the project; its pages are versions.
 */
export async function forgetTasks(db: Database, endedBefore: Date, now: Date): Promise<void> {
  await db
    .deleteFrom('generation_tasks')
    .where('finished_at', '<', endedBefore)
    .where('project_id', 'is', null)
    .execute();
  await db
    .updateTable('generation_tasks')
    .set({ html: '', css: '', js: '', steps: jsonb([]), result: null, draft: null })
    .set({ request_id: null, request_digest: null, forgotten_at: now })
    .where('finished_at', '<', endedBefore)
    .where('forgotten_at', 'is', null)
    .execute();
}
