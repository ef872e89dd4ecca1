import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { GenerationEngine } from 'shared-kit/contract';
import { jsonb } from '../../../database/json';
import type { Database, Tables } from '../../../database/schema';
import type { HeldLease } from './lease-watch';
import type { TaskRow } from './tasks.repository';
import { pendingSteps } from './task-steps';

/** The right to work on a task (fencing token): writes to the task apply only while it holds. */
export interface Claim {
  id: string;
  owner: string;
  attempt: number;
}

interface ClaimRequest {
  owner: string;
  engine: GenerationEngine;
  now: Date;
  leaseUntil: Date;
  /** Expired leases. One that was renewed in the meantime stays with its holder. */
  over: readonly HeldLease[];
  maxAttempts: number;
}

/**
 * Claims the oldest task that waits or whose lease has expired. Hosts that claim concurrently skip
 * each other's locked rows instead of waiting.
 */
export async function claimTask(db: Database, request: ClaimRequest): Promise<TaskRow | undefined> {
  const { owner, engine, now, leaseUntil, over, maxAttempts } = request;
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
        .where((is) => is.or([is('status', '=', 'queued'), isLeft(is, over)]))
        .where('attempt', '<', maxAttempts)
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Whether a task has no lease, or an expired one that is unchanged since it was seen. */
export function isLeft(
  is: ExpressionBuilder<Tables, 'generation_tasks'>,
  over: readonly HeldLease[],
): Expression<SqlBool> {
  const seen = over.map(({ id, attempt, until }) =>
    is.and([is('id', '=', id), is('attempt', '=', attempt), is('lease_until', '=', until)]),
  );
  return is.and([is('status', '=', 'running'), is.or([is('lease_until', 'is', null), ...seen])]);
}

/** All leases: at most as many as all hosts together work on. */
export async function findHeldLeases(db: Database): Promise<HeldLease[]> {
  const rows = await db
    .selectFrom('generation_tasks')
    .select(['id', 'attempt', 'lease_until'])
    .where('status', '=', 'running')
    .execute();
  return rows.flatMap(({ id, attempt, lease_until: until }) =>
    until === null ? [] : { id, attempt, until },
  );
}

/** Renews a lease; false when the task is no longer the caller's. */
export async function renewLease(db: Database, claim: Claim, until: Date): Promise<boolean> {
  const result = await heldTask(db, claim).set({ lease_until: until }).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Ends every lease. Only for a database that a single process has open exclusively: any previous
 * holder is dead, and members need not wait for the expiry. Counts as an attempt, like any crash.
 */
export async function endLeases(db: Database): Promise<void> {
  await db
    .updateTable('generation_tasks')
    .set({ lease_owner: null, lease_until: null })
    .where('status', '=', 'running')
    .execute();
}

/** Hands a task back on a clean shutdown; does not count as an attempt. */
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

/** An update that applies only while the claim holds. */
export function heldTask(db: Database, { id, owner, attempt }: Claim) {
  return db
    .updateTable('generation_tasks')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('lease_owner', '=', owner)
    .where('attempt', '=', attempt);
}
