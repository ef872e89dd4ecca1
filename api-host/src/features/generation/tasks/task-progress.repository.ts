import { sql } from 'kysely';
import type { ProcessingStep, UnderstoodPrompt } from 'shared-kit/contract';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import type { Draft } from '../generation.tables';
import { heldTask } from './task-leases.repository';
import type { Claim } from './task-leases.repository';

/** Saves the steps; false when the task is no longer the caller's. */
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

/** Saves the summary of the prompt; false when the task is no longer the caller's. */
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

/** Saves the draft; false when the task is no longer the caller's. */
export async function saveDraft(db: Database, claim: Claim, draft: Draft): Promise<boolean> {
  const result = await heldTask(db, claim)
    .set({ draft: jsonb(draft), revision: sql`revision + 1` })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
