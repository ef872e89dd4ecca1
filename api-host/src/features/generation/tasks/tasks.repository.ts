import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { TaskLook } from './batched-looks';
import type { GenerationEngine, PageFault, PointedElement } from 'shared-kit/contract';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import { lockMember } from '../../../quotas/member-lock';
import type { Quotas } from '../../../quotas/quotas';
import { keepProject } from '../../projects/keep-project';
import { requireVersionRoom } from '../../versions/version-room';
import { newestVersionNumber } from '../../versions/versions.repository';
import type { GenerationJob } from '../generation-engine.port';
import type { GenerationTasksTable } from '../generation.tables';
import { whatIsAhead } from './project-base';
import { findByIdempotencyKey } from './idempotency-key';
import type { IdempotencyKey } from './idempotency-key';
import { storableText } from './storable-text';
import { pendingSteps } from './task-steps';

export type TaskRow = Selectable<GenerationTasksTable>;

export interface NewTask {
  id: string;
  userId: string;
  projectId: string | null;
  job: GenerationJob;
  engine: GenerationEngine;
  now: Date;
  /** The newest version the member knows; undefined if not given. */
  base?: number | undefined;
  /** The member's storage limits; null disables the check. */
  quotas: Quotas | null;
  /** The request's idempotency key, if it has one. */
  request?: IdempotencyKey | undefined;
}

/** Result of a request: a new task, the one it started before, or none. */
export type Added =
  | { kind: 'added' | 'known'; id: string }
  | { kind: 'full' }
  /** The project has moved on from the base version, to this one. */
  | { kind: 'stale'; newest: number }
  /** Another generation of the project has not ended. */
  | { kind: 'busy' }
  /** The key belongs to a request with another body. */
  | { kind: 'taken' };

/**
 * Queues a task unless its member already has `limit` unfinished ones or has sent the same request
 * before. The lock makes check, count and insert atomic, so concurrent requests cannot exceed the
 * limit.
 */
export async function addTask(db: Database, task: NewTask, limit: number): Promise<Added> {
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, task.userId);
    const known =
      task.request && (await findByIdempotencyKey(transaction, task.userId, task.request));
    if (known) return known;
    const open = await transaction
      .selectFrom('generation_tasks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', task.userId)
      .where('status', 'in', ['queued', 'running'])
      .executeTakeFirstOrThrow();
    if (open.count >= limit) return { kind: 'full' };
    const ahead = await whatIsAhead(transaction, task);
    if (ahead) return ahead;
    await keepProjectOf(transaction, task);
    await transaction.insertInto('generation_tasks').values(newRow(task)).execute();
    return { kind: 'added', id: task.id };
  });
}

/** Creates the project now, independent of what becomes of the task. */
async function keepProjectOf(transaction: Database, task: NewTask): Promise<void> {
  const { userId, projectId, job, now, quotas } = task;
  if (projectId === null) return;
  const key = { userId, projectId };
  // Checked before the work: a finished result is kept even beyond the limit.
  if (quotas) {
    const newest = await newestVersionNumber(transaction, key);
    await requireVersionRoom(transaction, { userId, newest, files: null }, quotas);
  }
  const begun = { prompt: storableText(job.prompt), now };
  const limit = quotas?.projects ?? null;
  await keepProject(transaction, key, begun, { limit, revive: true });
}

function newRow({ id, userId, projectId, job, engine, now, request }: NewTask) {
  return {
    id,
    user_id: userId,
    request_id: request?.id ?? null,
    request_digest: request?.digest ?? null,
    project_id: projectId,
    mode: job.mode,
    prompt: storableText(job.prompt),
    html: storableText(job.html),
    css: storableText(job.css),
    js: storableText(job.js),
    faults: job.faults?.length ? jsonb(job.faults.map(storableFault)) : null,
    target: job.target ? jsonb(storableElement(job.target)) : null,
    status: 'queued' as const,
    steps: jsonb(pendingSteps()),
    engine: jsonb(engine),
    created_at: now,
  };
}

const storableFault = ({ kind, text, place }: PageFault): PageFault => ({
  kind: storableText(kind),
  text: storableText(text),
  ...(place !== undefined && { place: storableText(place) }),
});

const storableElement = ({ at, selector, excerpt }: PointedElement): PointedElement => ({
  at,
  selector: storableText(selector),
  excerpt: storableText(excerpt),
});

/** The part of a task that its readers may see. */
export async function findTask(db: Database, id: string) {
  return db
    .selectFrom('generation_tasks')
    .select(['status', 'steps', 'engine', 'result', 'error', 'draft', 'version', 'revision'])
    .select(['understood', 'usage', 'outcome', 'created_at'])
    .select(aheadOf)
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
}

/**
 * How many tasks are ahead in the queue; null for a task that is not waiting. Runners take the
 * oldest first.
 */
const aheadOf = sql<number | null>`case when status = 'queued' then (
  select count(*)::int from generation_tasks as other
  where other.status = 'queued' and other.created_at < generation_tasks.created_at
) end`.as('ahead');

/** Creation times of waiting tasks, in milliseconds, the next to run first. */
export async function findQueue(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('generation_tasks')
    .select('created_at')
    .where('status', '=', 'queued')
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at: createdAt }) => createdAt.getTime());
}

export type VisibleTask = NonNullable<Awaited<ReturnType<typeof findTask>>>;

/** The user who owns a task. */
export async function findOwner(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('generation_tasks')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.user_id;
}

/** A cheap check whether tasks have changed; `ahead` changes without the task itself changing. */
export async function findLooks(db: Database, ids: readonly string[]): Promise<TaskLook[]> {
  return db
    .selectFrom('generation_tasks')
    .select(['id', 'revision'])
    .select(aheadOf)
    .where('id', 'in', ids)
    .execute();
}
