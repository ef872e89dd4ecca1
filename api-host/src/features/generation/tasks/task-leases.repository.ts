import { sql } from 'kysely';
import type { GenerationEngine } from 'shared-kit/contract';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import type { TaskRow } from './tasks.repository';
import { pendingSteps } from './task-steps';

/** The right to work on a task: every write to it holds only while this is still true. */
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

/**
 * Lets every lease run out. Only for a database that one process alone can have open: whoever held a lease
 * there is dead, and its member need not wait for the end of it. It counts as an attempt, as after any death.
 */
export async function endLeases(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('generation_tasks')
    .set({ lease_until: new Date(now.getTime() - 1) })
    .where('status', '=', 'running')
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

/** Changes a task only while the claim on it holds. */
export function heldTask(db: Database, { id, owner, attempt }: Claim) {
  return db
    .updateTable('generation_tasks')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('lease_owner', '=', owner)
    .where('attempt', '=', attempt);
}
