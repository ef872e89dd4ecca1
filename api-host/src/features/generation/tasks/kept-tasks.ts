import type { Clock } from '../../../clock';
import type { ChangeFeed } from '../../../database/changes/change-feed';
import { KeptReads } from '../../../database/changes/kept-reads';
import type { Database } from '../../../database/schema';
import { hasEnded } from '../present-task';
import type { TaskSignals } from './task-signals';
import { findQueue, findTask } from './tasks.repository';
import type { VisibleTask } from './tasks.repository';

/** About 1 KB each while they wait; running ones are few, and ended ones are not cached. */
const maxTasks = 20_000;

/** Maximum age of a queue place where changes are not delivered, or are frequent. */
const queueAgeMs = 1_000;

interface TasksDeps {
  readonly db: Database;
  readonly changes: ChangeFeed;
  readonly clock: Clock;
  readonly signals: TaskSignals;
}

/**
 * Finds tasks for pollers: an open task is cached until it changes, on this host or another, and
 * its place in the queue is computed from one shared list.
 */
export function keepTasks(deps: TasksDeps): (id: string) => Promise<VisibleTask | undefined> {
  const { db, changes, signals } = deps;
  const kept = new KeptReads<VisibleTask>(changes, maxTasks);
  const placeOf = followQueue(deps);
  // Others are notified by the database; a caller that stops a task here and reads it again must
  // see it.
  signals.onAnyChange((id) => changes.tell(`task:${id}`));

  return async (id) => {
    const known = kept.peek(id);
    if (known) return known.status === 'queued' ? { ...known, ahead: await placeOf(known) } : known;
    let found: VisibleTask | undefined;
    await kept.get(id, async () => {
      found = await findTask(db, id);
      return found && !hasEnded(found) ? { value: found, topics: [`task:${id}`] } : null;
    });
    return found ?? kept.peek(id);
  };
}

/** How many tasks are ahead of one: the list is read once for all, and again after a change. */
function followQueue({ db, changes, clock }: TasksDeps) {
  let queue: Promise<readonly number[]> | null = null;
  let askedAt = 0;
  let isOld = true;
  changes.subscribe((topic) => {
    if (topic === null || topic.startsWith('task:')) isOld = true;
  });
  return async ({ created_at: createdAt }: VisibleTask): Promise<number> => {
    const age = clock().getTime() - askedAt;
    if (queue === null || ((isOld || !changes.isHeard) && age >= queueAgeMs)) {
      isOld = false;
      askedAt = clock().getTime();
      queue = findQueue(db);
      queue.catch(() => {
        queue = null;
      });
    }
    return countBefore(await queue, createdAt.getTime());
  };
}

/** How many of these sorted values are less. */
function countBefore(sorted: readonly number[], value: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sorted[middle] ?? value) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
