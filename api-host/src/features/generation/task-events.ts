import type { Database } from '../../database/schema';
import { hasEnded, presentTask } from './present-task';
import type { TaskSignals } from './tasks/task-signals';
import { findRevision, findTask } from './tasks/tasks.repository';
import type { VisibleTask } from './tasks/tasks.repository';
import type { After } from './tasks/timers';

/** How often a change made by another host is looked for. */
const lookMs = 1_000;

/** Looks without anything sent after which a comment keeps proxies from closing the stream. */
const looksPerHeartbeat = 15;

export interface TaskEventsDeps {
  readonly db: Database;
  readonly signals: TaskSignals;
  readonly after: After;
}

/**
 * The text of an event stream: the whole task at once and after every change, until it has ended or
 * `signal` aborts. Every event is a full state, so one that reconnects needs no history.
 */
export async function* taskEvents(
  deps: TaskEventsDeps,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const change = new ChangeLatch(deps, id, signal);
  try {
    let seen = -1;
    for (let quiet = 0; !signal.aborted; await change.wait()) {
      const revision = await findRevision(deps.db, id);
      const task = revision === seen ? null : await findTask(deps.db, id);
      if (task === undefined) return;
      quiet = task ? 0 : quiet + 1;
      if (task) {
        seen = task.revision;
        yield event(task);
        if (hasEnded(task)) return;
      } else if (quiet >= looksPerHeartbeat) {
        quiet = 0;
        yield ': still here\n\n';
      }
    }
  } finally {
    change.release();
  }
}

function event(task: VisibleTask): string {
  return `id: ${task.revision}\nevent: task\ndata: ${JSON.stringify(presentTask(task))}\n\n`;
}

/** Wakes on a change in this process, after a look's time, or when all is over; misses none. */
class ChangeLatch {
  readonly #after: After;
  readonly #signal: AbortSignal;
  readonly #unsubscribe: () => void;
  readonly #onChange = () => {
    this.#changed = true;
    this.#wake();
  };
  #changed = false;
  #wake = () => {};

  constructor({ signals, after }: TaskEventsDeps, id: string, signal: AbortSignal) {
    this.#after = after;
    this.#signal = signal;
    this.#unsubscribe = signals.onChanged(id, this.#onChange);
    signal.addEventListener('abort', this.#onChange);
  }

  async wait(): Promise<void> {
    if (!this.#changed && !this.#signal.aborted) {
      await new Promise<void>((resolve) => {
        const cancel = this.#after(lookMs, resolve);
        this.#wake = () => {
          cancel();
          resolve();
        };
      });
    }
    this.#changed = false;
  }

  release(): void {
    this.#unsubscribe();
    this.#signal.removeEventListener('abort', this.#onChange);
  }
}
