import type {
  DraftFiles,
  GeneratedFiles,
  GenerationTask,
  RequestOutcome,
} from 'shared-kit/contract';
import { getGenerationTask } from 'shared-kit/contract';
import { ApiError, isEndStatus } from 'shared-kit/client';
import { followEvents } from './event-stream';
import type { Watch, WatchSources } from './event-stream';
import { StreamState } from './stream-state';

/** Time between two polls, in milliseconds (specification, section 9). */
export const pollIntervalMs = 5_000;

/**
 * First pause before reconnecting to a stream, in milliseconds; it doubles with each failed attempt
 * up to `lastRetryMs`.
 */
const firstRetryMs = 10_000;
const lastRetryMs = 80_000;

export function retryPauseMs(triesInVain: number): number {
  return Math.min(firstRetryMs * 2 ** triesInVain, lastRetryMs);
}

/** How a generation ended. */
export type GenerationOutcome =
  | {
      readonly kind: 'done';
      readonly files: GeneratedFiles;
      /** Version number, where the host keeps a history. */
      readonly version: number | null;
      /** Outcome of each part of the prompt, where the host reports it. */
      readonly outcome: RequestOutcome | null;
    }
  | {
      readonly kind: 'failed' | 'cancelled';
      readonly message: string;
      /** The unfinished files, where the host keeps them. */
      readonly written?: DraftFiles | null | undefined;
    };

/**
 * Follows a task to its end, by the event stream where there is one and by polling otherwise. Only
 * a response ends a task, never a dropped call. Resolves to null when aborted.
 */
export async function watchGeneration(
  watch: Watch,
  sources: WatchSources,
): Promise<GenerationOutcome | null> {
  const over = new AbortController();
  const end = (): void => over.abort();
  watch.signal.addEventListener('abort', end, { signal: over.signal });
  if (watch.signal.aborted) end();
  const both = { ...watch, signal: over.signal };
  // While the stream is connected there is no polling.
  const stream = new StreamState(true);
  try {
    return await Promise.race([listen(both, stream, sources), pollTask(both, stream, sources)]);
  } finally {
    end();
  }
}

/** Follows the stream and reconnects after failures with exponential backoff. */
async function listen(
  watch: Watch,
  stream: StreamState,
  sources: WatchSources,
): Promise<GenerationOutcome | null> {
  for (let breaks = 0; !watch.signal.aborted; breaks += 1) {
    const onHeard = (): void => {
      breaks = 0;
      stream.set(true);
    };
    const task = await followEvents({ ...watch, onHeard }, sources);
    if (task) return outcomeOf(task);
    stream.set(false);
    await sources.wait(retryPauseMs(breaks), watch.signal);
  }
  return null;
}

async function pollTask(
  watch: Watch,
  stream: StreamState,
  sources: WatchSources,
): Promise<GenerationOutcome | null> {
  for (;;) {
    await stream.untilSilent(watch.signal);
    if (watch.signal.aborted) return null;
    try {
      const task = await sources.readTask(watch.taskId, watch.signal);
      if (watch.signal.aborted) return null;
      const hasEnded = isEndStatus(task.status);
      // The stream may be ahead of a poll that was in flight when it reconnected.
      if (hasEnded || !stream.speaks) watch.onTask(task);
      if (hasEnded) return outcomeOf(task);
    } catch (error) {
      if (watch.signal.aborted) return null;
      const ending = endingOf(error);
      if (ending) return ending;
    }
    await sources.wait(pollIntervalMs, watch.signal);
  }
}

function outcomeOf(task: GenerationTask): GenerationOutcome {
  if (task.status === 'done' && task.result) {
    const { result: files, version = null, outcome = null } = task;
    return { kind: 'done', files, version, outcome };
  }
  const written = task.draft;
  if (task.status === 'cancelled') {
    const message = task.error?.message ?? 'You stopped the generation.';
    return { kind: 'cancelled', message, written };
  }
  return { kind: 'failed', message: task.error?.message ?? getGenerationTask.fallback, written };
}

/** The outcome, if a failed poll ends the task; null if it should be retried. */
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
