import type { DraftEvent, GenerationTask } from 'shared-kit/contract';
import { isEndStatus } from 'shared-kit/client';
import type { GenerationEventHandlers } from 'shared-kit/client';

/**
 * A stream that says nothing for this long is no longer trusted: a proxy may hold it back, or the other
 * end may be gone without a word. Polling takes over.
 */
export const streamSilenceMs = 15_000;

/** The outside world of a watch; tests pass their own. */
export interface WatchSources {
  readonly readTask: (taskId: string, signal: AbortSignal) => Promise<GenerationTask>;
  readonly openEvents: (taskId: string, handlers: GenerationEventHandlers) => () => void;
  /** Resolves after the time, or at once when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** What is being watched, by whom, until when. */
export interface Watch {
  readonly taskId: string;
  readonly onTask: (task: GenerationTask) => void;
  /** More was written; false when it does not fit to what is there, so something was missed. */
  readonly onDraft: (event: DraftEvent) => boolean;
  readonly signal: AbortSignal;
}

/** A watch that wants to know of every sign of life. */
interface Listening extends Watch {
  readonly onHeard: () => void;
}

/** Resolves to the ended task, or to null when the stream is of no (more) use. */
export async function followEvents(
  watch: Listening,
  sources: WatchSources,
): Promise<GenerationTask | null> {
  if (watch.signal.aborted) return null;
  return await new Promise((resolve) => {
    const ended = new AbortController();
    let silence = new AbortController();
    let close = doNothing;
    const settle = (task: GenerationTask | null): void => {
      ended.abort();
      silence.abort();
      close();
      resolve(task);
    };
    const expectEvent = (): void => {
      silence.abort();
      silence = new AbortController();
      void callAfterSilence(silence.signal);
    };
    const hear = (): void => {
      watch.onHeard();
      expectEvent();
    };
    async function callAfterSilence(signal: AbortSignal): Promise<void> {
      await sources.wait(streamSilenceMs, signal);
      if (!signal.aborted) settle(null);
    }
    watch.signal.addEventListener('abort', () => settle(null), { signal: ended.signal });
    expectEvent();
    close = sources.openEvents(watch.taskId, {
      onBroken: () => settle(null),
      onDraft(event) {
        if (watch.onDraft(event)) hear();
        // A poll brings the whole draft.
        else settle(null);
      },
      onTask(task) {
        watch.onTask(task);
        if (isEndStatus(task.status)) settle(task);
        else hear();
      },
    });
  });
}

function doNothing(): void {}
