import { sql } from 'kysely';
import type {
  GeneratedFiles,
  GenerationUsage,
  ProcessingStep,
  RequestOutcome,
  SiteReview,
} from 'shared-kit/contract';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import { takeSiteName } from '../../projects/project-names';
import { addVersion, newestVersionNumber } from '../../versions/versions.repository';
import type { ProjectKey } from '../../versions/versions.repository';
import type { Draft, TaskError } from '../generation.tables';
import { storableFiles, storableOutcome } from './storable-text';
import { heldTask } from './task-leases.repository';
import type { Claim } from './task-leases.repository';
import type { TaskRow } from './tasks.repository';
import { siteNameOf } from './site-name';

/** How the work on a task ended, and its files. */
export interface Outcome {
  /** What had been written of an unfinished site. */
  draft: Draft | null;
  steps: ProcessingStep[];
  now: Date;
  usage?: GenerationUsage | null;
  end:
    | {
        status: 'done';
        result: GeneratedFiles;
        review: SiteReview | null;
        outcome: RequestOutcome;
      }
    | { status: 'failed'; error: TaskError };
}

/** Ends a task once; false, without writing, when another runner has it by now. */
export async function finishTask(
  db: Database,
  claim: Claim,
  { steps, now, end, draft, usage }: Outcome,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const task = await heldTask(transaction, claim)
      .set({
        ...(end.status === 'done'
          ? {
              status: end.status,
              result: jsonb(storableFiles(end.result)),
              outcome: jsonb(storableOutcome(end.outcome)),
            }
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

/**
 * The result for a project becomes its next version, in the same transaction. A refinement that
 * changed nothing creates none.
 */
async function keepVersion(
  transaction: Database,
  task: TaskRow,
  { now, review }: { now: Date; review: SiteReview | null },
): Promise<void> {
  if (task.project_id === null || task.result === null) return;
  const key = { userId: task.user_id, projectId: task.project_id };
  const version =
    task.outcome?.status === 'not_done'
      ? await newestVersionNumber(transaction, key)
      : await addResult(transaction, key, { ...task, result: task.result, now, review });
  await transaction
    .updateTable('generation_tasks')
    .set({ version: version === 0 ? null : version })
    .where('id', '=', task.id)
    .execute();
}

type Result = Pick<TaskRow, 'mode' | 'prompt' | 'engine' | 'understood'> & {
  readonly result: GeneratedFiles;
  readonly now: Date;
  readonly review: SiteReview | null;
};

async function addResult(
  transaction: Database,
  key: ProjectKey,
  { mode, prompt, engine, understood, result, now, review }: Result,
): Promise<number> {
  const { number } = await addVersion(transaction, key, {
    kind: mode === 1 ? 'refined' : 'generated',
    prompt,
    files: result,
    engine,
    restored_from: null,
    review,
    created_at: now,
  });
  const name = mode === 0 ? siteNameOf(understood, result.html) : null;
  if (name !== null) await takeSiteName(transaction, key, name);
  return number;
}
