import type { DraftEvent, GenerationTask } from 'shared-kit/contract';
import { isEndStatus } from 'shared-kit/client';
import type { GenerationEventHandlers } from 'shared-kit/client';

/**
 * Silence after which a stream is no longer trusted, in milliseconds: a proxy may buffer it, or the
 * other end may be gone. Polling takes over.
 */
export const streamSilenceMs = 15_000;

/** Network and time of a watch; tests pass their own. */
export interface WatchSources {
  readonly readTask: (taskId: string, signal: AbortSignal) => Promise<GenerationTask>;
  readonly openEvents: (taskId: string, handlers: GenerationEventHandlers) => () => void;
  /** Resolves after the time, or at once when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** What to watch, for whom, until when. */
export interface Watch {
  readonly taskId: string;
  readonly onTask: (task: GenerationTask) => void;
  /** Called with each piece of the draft; returns false when an earlier piece is missing. */
  readonly onDraft: (event: DraftEvent) => boolean;
  readonly signal: AbortSignal;
}

/** A watch that is notified of every event. */
interface Listening extends Watch {
  readonly onHeard: () => void;
}

/** Resolves to the ended task, or to null when the stream ended or failed. */
export async function followEvents(
  watch: Listening,
  sources: WatchSources,
): Promise<GenerationTask | null> {
  if (watch.signal.aborted) return null;
  return await new Promise((resolve) => {
    const ended = new AbortController();
    let silence = new AbortController();
    let close = noop;
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
        // Polling delivers the whole draft.
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

function noop(): void {}
