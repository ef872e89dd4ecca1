import { draftEvent, generationEventsPath, generationTask } from '../contract';
import type { DraftEvent, GenerationTask } from '../contract';
import { fillPath } from './address';
import { parseJson } from './read-answer';

/** What a reader of a task's events hears. */
export interface GenerationEventHandlers {
  /** The whole task, every time something about it changed. */
  readonly onTask: (task: GenerationTask) => void;
  /** More of a file was written, while the page grows. */
  readonly onDraft?: (event: DraftEvent) => void;
  /**
   * The stream is not there or broke before the task ended; called once, and the stream is closed.
   * The caller polls instead: only an answer ends a task (decisions, 5).
   */
  readonly onBroken: () => void;
}

/** Breaks in a row, with nothing heard in between, after which the stream is given up. */
const maxBreaks = 3;

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
    // It reconnects by itself and says what it has (Last-Event-ID), unless the answer was a refusal.
    if (source.readyState === EventSource.CLOSED || breaks >= maxBreaks) breakOff();
  });
  return stop;
}
