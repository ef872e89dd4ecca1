import { draftEvent, generationEventsPath, generationTask } from '../contract';
import type { DraftEvent, GenerationTask } from '../contract';
import { fillPath } from './address';
import { parseJson } from './read-answer';

/** Callbacks of a task's event stream. */
export interface GenerationEventHandlers {
  /** Called with the whole task on every change. */
  readonly onTask: (task: GenerationTask) => void;
  /** Called with new text of a file while the page grows. */
  readonly onDraft?: (event: DraftEvent) => void;
  /**
   * Called once when the stream is unavailable or broke before the task ended; it is then closed.
   * The caller polls instead: only a response ends a task (decisions, 5).
   */
  readonly onBroken: () => void;
}

/** Consecutive interruptions without an event after which the stream is given up. */
const maxBreaks = 3;

const endings: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled']);

/** Whether a task with this status has ended; any other status means that it is still running. */
export function isEndStatus(status: string): boolean {
  return endings.has(status);
}

/**
 * Follows a generation by server-sent events. Needs no token: the task id is the capability
 * (decisions, 17). Closes when the task ends; returns a function that closes it earlier.
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
  let breaks = 0;
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
    breaks = 0;
    handlers.onTask(task.data);
  });
  source.addEventListener('draft', (event: MessageEvent<unknown>) => {
    const draft = draftEvent.safeParse(parseJson(event.data));
    if (!draft.success) breakOff();
    else handlers.onDraft?.(draft.data);
  });
  source.addEventListener('error', () => {
    breaks += 1;
    // EventSource reconnects by itself with Last-Event-ID, unless the response was a refusal.
    if (source.readyState === EventSource.CLOSED || breaks >= maxBreaks) breakOff();
  });
  return stop;
}
