import type { Database } from '../../../database/schema';
import { newestVersionNumber } from '../../versions/versions.repository';

/** The project, and the version of it, that a task is based on. */
interface Asked {
  readonly userId: string;
  readonly projectId: string | null;
  readonly base?: number | undefined;
}

/**
 * What has changed in a project since a task's base version, or is about to: its result would
 * overwrite that change. Undefined when nothing has, or the task names no version.
 */
export async function whatIsAhead(
  transaction: Database,
  { userId, projectId, base }: Asked,
): Promise<{ kind: 'stale'; newest: number } | { kind: 'busy' } | undefined> {
  if (projectId === null || base === undefined) return undefined;
  const newest = await newestVersionNumber(transaction, { userId, projectId });
  if (newest !== base) return { kind: 'stale', newest };
  const open = await transaction
    .selectFrom('generation_tasks')
    .select('id')
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .where('status', 'in', ['queued', 'running'])
    .limit(1)
    .executeTakeFirst();
  return open && { kind: 'busy' };
}
