import { sql } from 'kysely';
import type {
  GeneratedFiles,
  GenerationUsage,
  ProcessingStep,
  SiteReview,
} from 'shared-kit/contract';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import { takeSiteName } from '../../projects/project-names';
import { addVersion } from '../../versions/versions.repository';
import type { Draft, TaskError } from '../generation.tables';
import { storableFiles } from './storable-text';
import { heldTask } from './task-leases.repository';
import type { Claim } from './task-leases.repository';
import type { TaskRow } from './tasks.repository';

/** How the work on a task ended, and what there is of it. */
export interface Outcome {
  /** What had been written of a site that did not get done. */
  draft: Draft | null;
  steps: ProcessingStep[];
  now: Date;
  usage?: GenerationUsage | null;
  end:
    | { status: 'done'; result: GeneratedFiles; review: SiteReview | null }
    | { status: 'failed'; error: TaskError };
}

/** Ends a task once; false when another runner has it by now, and then nothing is written. */
export async function finishTask(
  db: Database,
  claim: Claim,
  { steps, now, end, draft, usage }: Outcome,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const task = await heldTask(transaction, claim)
      .set({
        ...(end.status === 'done'
          ? { status: end.status, result: jsonb(storableFiles(end.result)) }
          : { status: end.status, error: jsonb(end.error) }),
        steps: jsonb(steps),
        usage: usage ? jsonb(usage) : null,
        draft: end.status === 'done' || !draft ? null : jsonb(draft),
        lease_owner: null,
        lease_until: null,
        finished_at: now,
        revision: sql`revision + 1`,
      })
      .returningAll()
      .executeTakeFirst();
    const review = end.status === 'done' ? end.review : null;
    if (task) await keepVersion(transaction, task, { now, review });
    return task !== undefined;
  });
}

/** The result of a generation for a project is its next version, in the same transaction. */
async function keepVersion(
  transaction: Database,
  task: TaskRow,
  { now, review }: { now: Date; review: SiteReview | null },
): Promise<void> {
  if (task.project_id === null || task.result === null) return;
  const key = { userId: task.user_id, projectId: task.project_id };
  const { number } = await addVersion(transaction, key, {
    kind: task.mode === 1 ? 'refined' : 'generated',
    prompt: task.prompt,
    files: task.result,
    engine: task.engine,
    restored_from: null,
    review,
    created_at: now,
  });
  const name = task.mode === 0 ? (task.understood?.name ?? null) : null;
  if (name !== null) await takeSiteName(transaction, key, name);
  await transaction
    .updateTable('generation_tasks')
    .set({ version: number })
    .where('id', '=', task.id)
    .execute();
}
