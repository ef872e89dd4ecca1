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
  /** The newest version the member knows; undefined where they did not say. */
  base?: number | undefined;
  /** How much the member may have; null does not count. */
  quotas: Quotas | null;
  /** How the member names the request, when it is named. */
  request?: IdempotencyKey | undefined;
}

/** What became of a request: a new task, the one it had started before, or none. */
export type Added =
  | { kind: 'added' | 'known'; id: string }
  | { kind: 'full' }
  /** The project has gone on since the version it was asked on: to this one. */
  | { kind: 'stale'; newest: number }
  /** Another generation of the project has not ended. */
  | { kind: 'busy' }
  /** The name belongs to a request that said something else. */
  | { kind: 'taken' };

/**
 * Queues a task unless its member has `limit` unfinished ones already, or has asked for it before. The
 * lock makes looking, counting and adding one step, so that many requests at once do not all find room.
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

/** The project is there from this moment on, whatever becomes of the task and of who asked for it. */
async function keepProjectOf(transaction: Database, task: NewTask): Promise<void> {
  const { userId, projectId, job, now, quotas } = task;
  if (projectId === null) return;
  const key = { userId, projectId };
  // Asked before the work: once there is a result it is kept, whatever there is by then.
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

/** What a reader of a task may see of it. */
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

/** How many wait before a task that waits; null for one that does not. Runners take the oldest first. */
const aheadOf = sql<number | null>`case when status = 'queued' then (
  select count(*)::int from generation_tasks as other
  where other.status = 'queued' and other.created_at < generation_tasks.created_at
) end`.as('ahead');

/** Since when tasks have waited, in milliseconds, those that are next first. */
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

/** Whose task it is. */
export async function findOwner(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('generation_tasks')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.user_id;
}

/** The cheap question whether tasks have changed; `ahead` changes without the task itself changing. */
export async function findLooks(db: Database, ids: readonly string[]): Promise<TaskLook[]> {
  return db
    .selectFrom('generation_tasks')
    .select(['id', 'revision'])
    .select(aheadOf)
    .where('id', 'in', ids)
    .execute();
}
