import type { DraftEvent, DraftFiles, GeneratedFiles, GenerationTask } from 'shared-kit/contract';
import { getGenerationTask } from 'shared-kit/contract';
import { ApiError, isEndStatus } from 'shared-kit/client';
import type { GenerationEventHandlers } from 'shared-kit/client';

/** Time between two polls, in milliseconds (specification, section 9). */
export const pollIntervalMs = 5_000;

/**
 * A stream that says nothing for this long is no longer trusted: a proxy may hold it back, or the other
 * end may be gone without a word. Polling takes over.
 */
export const streamSilenceMs = 15_000;

/** How a generation ended. */
export type GenerationOutcome =
  | {
      readonly kind: 'done';
      readonly files: GeneratedFiles;
      /** Its number in the project's history, where the host keeps one. */
      readonly version: number | null;
    }
  | {
      readonly kind: 'failed' | 'cancelled';
      readonly message: string;
      /** What had been written, where the host keeps it. */
      readonly written?: DraftFiles | null | undefined;
    };

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

/**
 * Follows a task to its end: by the host's event stream where there is one, by polling otherwise. Only
 * an answer ends a task, a dropped call never does. Resolves to null when the watch was aborted.
 */
export async function watchGeneration(
  watch: Watch,
  sources: WatchSources,
): Promise<GenerationOutcome | null> {
  const streamed = await followEvents(watch, sources);
  if (streamed) return outcomeOf(streamed);
  return await pollTask(watch, sources);
}

/** Resolves to the ended task, or to null when the stream is of no (more) use. */
async function followEvents(watch: Watch, sources: WatchSources): Promise<GenerationTask | null> {
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
    async function callAfterSilence(signal: AbortSignal): Promise<void> {
      await sources.wait(streamSilenceMs, signal);
      if (!signal.aborted) settle(null);
    }
    watch.signal.addEventListener('abort', () => settle(null), { signal: ended.signal });
    expectEvent();
    close = sources.openEvents(watch.taskId, {
      onBroken: () => settle(null),
      onDraft(event) {
        if (watch.onDraft(event)) expectEvent();
        // A poll brings the whole draft.
        else settle(null);
      },
      onTask(task) {
        watch.onTask(task);
        if (isEndStatus(task.status)) settle(task);
        else expectEvent();
      },
    });
  });
}

function doNothing(): void {}

async function pollTask(watch: Watch, sources: WatchSources): Promise<GenerationOutcome | null> {
  while (!watch.signal.aborted) {
    try {
      const task = await sources.readTask(watch.taskId, watch.signal);
      if (watch.signal.aborted) return null;
      watch.onTask(task);
      if (isEndStatus(task.status)) return outcomeOf(task);
    } catch (error) {
      if (watch.signal.aborted) return null;
      const ending = endingOf(error);
      if (ending) return ending;
    }
    await sources.wait(pollIntervalMs, watch.signal);
  }
  return null;
}

function outcomeOf(task: GenerationTask): GenerationOutcome {
  if (task.status === 'done' && task.result) {
    return { kind: 'done', files: task.result, version: task.version ?? null };
  }
  const written = task.draft;
  if (task.status === 'cancelled') {
    const message = task.error?.message ?? 'You stopped the generation.';
    return { kind: 'cancelled', message, written };
  }
  return { kind: 'failed', message: task.error?.message ?? getGenerationTask.fallback, written };
}

/** Whether a failed poll is an answer that ends the task; the rest is tried again. */
function endingOf(error: unknown): GenerationOutcome | null {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'NOT_FOUND') {
    const message = 'The server no longer knows this generation. Please try again.';
    return { kind: 'failed', message };
  }
  if (error.code === 'CONTRACT_MISMATCH') return { kind: 'failed', message: error.message };
  const canPass =
    error.status === null || error.status >= 500 || error.status === 429 || error.status === 408;
  return canPass ? null : { kind: 'failed', message: error.message };
}
