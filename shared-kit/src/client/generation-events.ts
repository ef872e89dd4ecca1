import { generationEventsPath, generationTask } from '../contract';
import type { GenerationTask } from '../contract';
import { fillPath } from './address';
import { parseJson } from './read-answer';

/** What a reader of a task's events hears. */
export interface GenerationEventHandlers {
  /** The whole task, every time something about it changed. */
  readonly onTask: (task: GenerationTask) => void;
  /**
   * The stream is not there or broke before the task ended; called once, and the stream is closed.
   * The caller polls instead: only an answer ends a task (decisions, 5).
   */
  readonly onBroken: () => void;
}

const endings: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled']);

/** Whether a task with this status has ended; any other status means: keep asking. */
export function isEndStatus(status: string): boolean {
  return endings.has(status);
}

/**
 * Follows a generation live. Needs no token: knowing the id is the permission (decisions, 17). Closes
 * itself when the task ends. Returns what closes it earlier.
 */
export function openGenerationEvents(
  taskId: string,
  handlers: GenerationEventHandlers,
): () => void {
  if (typeof EventSource === 'undefined') {
    queueMicrotask(handlers.onBroken);
    return () => undefined;
  }
  const source = new EventSource(fillPath(generationEventsPath, { task_id: taskId }));
  const stop = (): void => {
    source.close();
  };
  const breakOff = (): void => {
    stop();
    handlers.onBroken();
  };
  source.addEventListener('task', (event: MessageEvent<unknown>) => {
    const task = generationTask.safeParse(parseJson(event.data));
    if (!task.success) {
      breakOff();
      return;
    }
    if (isEndStatus(task.data.status)) stop();
    handlers.onTask(task.data);
  });
  // EventSource would reconnect by itself; polling is the simpler and better known way back.
  source.addEventListener('error', breakOff);
  return stop;
}
