import { sql } from 'kysely';
import type {
  GeneratedFiles,
  GenerationEngine,
  GenerationUsage,
  ProcessingStep,
  SiteReview,
  UnderstoodPrompt,
} from 'shared-kit/contract';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import { addVersion } from '../../versions/versions.repository';
import type { Draft, TaskError } from '../generation.tables';
import { storableFiles } from './storable-text';
import type { TaskRow } from './tasks.repository';
import { pendingSteps } from './task-steps';

/** The right to work on a task: every write below holds only while this is still true. */
export interface Claim {
  id: string;
  owner: string;
  attempt: number;
}

interface ClaimRequest {
  owner: string;
  engine: GenerationEngine;
  now: Date;
  /** Times are those of the hosts: their clocks may differ by less than the length of a lease. */
  leaseUntil: Date;
  maxAttempts: number;
}

/**
 * Takes the oldest task that waits, or whose runner has stopped renewing its lease. Hosts that ask at
 * the same time skip each other's rows instead of waiting.
 */
export async function claimTask(db: Database, request: ClaimRequest): Promise<TaskRow | undefined> {
  const { owner, engine, now, leaseUntil, maxAttempts } = request;
  return db
    .updateTable('generation_tasks')
    .set({
      status: 'running',
      lease_owner: owner,
      lease_until: leaseUntil,
      attempt: sql`attempt + 1`,
      revision: sql`revision + 1`,
      engine: jsonb(engine),
      steps: jsonb(pendingSteps()),
      draft: null,
      started_at: sql`coalesce(started_at, ${now})`,
    })
    .where('id', '=', (query) =>
      query
        .selectFrom('generation_tasks')
        .select('id')
        .where((or) =>
          or.or([
            or('status', '=', 'queued'),
            or.and([or('status', '=', 'running'), or('lease_until', '<', now)]),
          ]),
        )
        .where('attempt', '<', maxAttempts)
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Keeps a task; false when it is no longer the caller's. */
export async function renewLease(db: Database, claim: Claim, until: Date): Promise<boolean> {
  const result = await heldTask(db, claim).set({ lease_until: until }).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Writes how far the steps are; false when the task is no longer the caller's. */
export async function saveSteps(
  db: Database,
  claim: Claim,
  steps: ProcessingStep[],
): Promise<boolean> {
  const result = await heldTask(db, claim)
    .set({ steps: jsonb(steps), revision: sql`revision + 1` })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Keeps what was read in the prompt; false when the task is no longer the caller's. */
export async function saveUnderstood(
  db: Database,
  claim: Claim,
  understood: UnderstoodPrompt,
): Promise<boolean> {
  const result = await heldTask(db, claim)
    .set({ understood: jsonb(understood), revision: sql`revision + 1` })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Keeps what has been written so far; false when the task is no longer the caller's. */
export async function saveDraft(db: Database, claim: Claim, draft: Draft): Promise<boolean> {
  const result = await heldTask(db, claim)
    .set({ draft: jsonb(draft), revision: sql`revision + 1` })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

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
  await transaction
    .updateTable('generation_tasks')
    .set({ version: number })
    .where('id', '=', task.id)
    .execute();
}

/** Gives a task back on a clean shutdown; it does not count as an attempt. */
export async function handTaskBack(db: Database, claim: Claim): Promise<void> {
  await heldTask(db, claim)
    .set({
      status: 'queued',
      lease_owner: null,
      lease_until: null,
      attempt: sql`attempt - 1`,
      revision: sql`revision + 1`,
      steps: jsonb(pendingSteps()),
    })
    .execute();
}

function heldTask(db: Database, { id, owner, attempt }: Claim) {
  return db
    .updateTable('generation_tasks')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('lease_owner', '=', owner)
    .where('attempt', '=', attempt);
}
