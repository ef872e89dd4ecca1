import type { Clock } from '../../../clock';
import type { ChangeFeed } from '../../../database/changes/change-feed';
import { KeptReads } from '../../../database/changes/kept-reads';
import type { Database } from '../../../database/schema';
import { hasEnded } from '../present-task';
import type { TaskSignals } from './task-signals';
import { findQueue, findTask } from './tasks.repository';
import type { VisibleTask } from './tasks.repository';

/** About a kilobyte each while they wait; those under way are a few, and what has ended is not kept. */
const mostTasks = 20_000;

/** So long a place in the queue may be old where changes are not heard of, or there are many. */
const queueAgeMs = 1_000;

interface TasksDeps {
  readonly db: Database;
  readonly changes: ChangeFeed;
  readonly clock: Clock;
  readonly signals: TaskSignals;
}

/**
 * Finds tasks for those who ask again and again: an open task is kept in memory until it changes, here or on another host,
 * and how many wait before it is counted in one list of all that wait.
 */
export function keepTasks(deps: TasksDeps): (id: string) => Promise<VisibleTask | undefined> {
  const { db, changes, signals } = deps;
  const kept = new KeptReads<VisibleTask>(changes, mostTasks);
  const placeOf = followQueue(deps);
  // Others hear of it from the database; who stops a generation here and looks again must see it.
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

/** How many tasks wait before one: asked for once for all, and again after a change. */
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

/** How many of these, in their order, are less. */
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
