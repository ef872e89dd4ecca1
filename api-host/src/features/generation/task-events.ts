import type { Database } from '../../database/schema';
import type { ReaderPosition } from './draft-events';
import type { Draft } from './generation.tables';
import { hasEnded, presentTask } from './present-task';
import type { TaskSignals } from './tasks/task-signals';
import type { LookAtTask } from './tasks/batched-looks';
import { findTask } from './tasks/tasks.repository';
import type { VisibleTask } from './tasks/tasks.repository';
import type { After } from './tasks/timers';

/** How often to check for changes made by other hosts. */
const lookMs = 1_000;

/** After this many checks without an event, a comment keeps proxies from closing the stream. */
const looksPerHeartbeat = 15;

export interface TaskEventsDeps {
  readonly db: Database;
  readonly look: LookAtTask;
  readonly signals: TaskSignals;
  readonly after: After;
}

export interface Reader {
  readonly signal: AbortSignal;
  readonly position: ReaderPosition;
}

/**
 * The text of an event stream: the task at once and after every change, and draft events in
 * between, until the task has ended or `signal` aborts.
 */
export async function* taskEvents(
  deps: TaskEventsDeps,
  id: string,
  { signal, position }: Reader,
): AsyncGenerator<string> {
  const change = new ChangeLatch(deps, id, signal);
  try {
    let ahead: number | null = null;
    for (let quiet = 0; !signal.aborted; await change.wait()) {
      const look = await deps.look(id);
      const moved: boolean = ahead !== null && look?.ahead !== ahead;
      const isSame: boolean = look?.revision === position.revision && !moved;
      const task: VisibleTask | null | undefined = isSame ? null : await findTask(deps.db, id);
      if (task === undefined) return;
      const written = draftEvents(position, deps.signals.draftOf(id) ?? task?.draft);
      quiet = task || written !== '' ? 0 : quiet + 1;
      if (written !== '') yield written;
      if (task) {
        position.revision = task.revision;
        ahead = task.ahead;
        yield taskEvent(position, task);
        if (hasEnded(task)) return;
      } else if (quiet >= looksPerHeartbeat) {
        quiet = 0;
        yield ': still here\n\n';
      }
    }
    // The host is closing: the browser reconnects by itself, after a delay that differs per stream.
    yield `retry: ${reconnectMs(id)}\n\n`;
  } finally {
    change.release();
  }
}

/** Two to five seconds, the time a host needs to restart; always the same for a task. */
const reconnectMs = (id: string): number =>
  2_000 + Buffer.from(id).reduce((sum, byte) => (sum * 31 + byte) % 3_000, 0);

/** Without the draft, which would make each of these events as long as the page. */
function taskEvent(position: ReaderPosition, task: VisibleTask): string {
  const { draft: _, ...data } = presentTask(task);
  return `id: ${position.id}\nevent: task\ndata: ${JSON.stringify(data)}\n\n`;
}

function draftEvents(position: ReaderPosition, draft: Draft | null | undefined): string {
  if (!draft) return '';
  const events = position.advance(draft).map((event) => JSON.stringify(event));
  return events.map((data) => `id: ${position.id}\nevent: draft\ndata: ${data}\n\n`).join('');
}

/** Wakes on a change in this process, after the check interval, or on abort; misses no change. */
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
