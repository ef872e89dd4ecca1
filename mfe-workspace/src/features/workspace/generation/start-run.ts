import { ApiError } from 'shared-kit/client';
import { startGeneration } from 'shared-kit/contract';
import type { RequestOf } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { runRequestOf, endTurn } from '../model';
import type {
  RunRequest,
  IdempotencyKey,
  Start,
  ProjectState,
  ProjectStore,
  StepSources,
} from '../model';

export type StartBody = RequestOf<typeof startGeneration>['body'];

/** Network and time of a start; tests pass their own. */
export interface StartSources extends Pick<StepSources, 'now' | 'after'> {
  readonly start: (body: StartBody) => Promise<{ readonly task_id: string }>;
  readonly isOnline: () => boolean;
  /** Resolves when a retry is worthwhile without a connection. */
  readonly untilOnline: () => Promise<void>;
  readonly newId: () => string;
  /** Shows the member that a generation failed. */
  readonly onFailed: (message: string) => void;
}

/** Pauses before retrying a lost start while the browser reports being online, in milliseconds. */
export const lostStartPausesMs: readonly number[] = [1_000, 3_000, 9_000];

/**
 * Starts a run at the host. Not tied to the page being open: the response carries the task id,
 * which must not be lost. Waits for a connection when offline. A lost request is repeated with the
 * same idempotency key, so that the host starts it once.
 */
export async function startRun(
  store: ProjectStore,
  run: Start,
  sources: StartSources,
): Promise<void> {
  const asked = runRequestOf(run);
  const request = run.request ?? { id: sources.newId(), at: sources.now().getTime() };
  const body = bodyOf(store.getState(), asked, request);
  const isWanted = (): boolean => isCurrentRun(store.getState(), request);
  store.setState({ run: { ...asked, request, status: 'starting' } });
  try {
    const answer = await ask(body, isWanted, sources);
    if (answer && isWanted()) {
      store.setState({ run: { ...asked, status: 'running', taskId: answer.task_id } });
    }
  } catch (error) {
    if (!isWanted()) return;
    const message = error instanceof Error ? error.message : startGeneration.fallback;
    const unanswered = isLost(error) || isServerError(error) ? { request } : {};
    const turns = endTurn(store.getState().turns, { status: 'failed', message });
    store.setState({ run: { ...asked, ...unanswered, status: 'failed', message }, turns });
    sources.onFailed(message);
  }
}

/** Resolves to null when the run is no longer wanted. */
async function ask(body: StartBody, isWanted: () => boolean, sources: StartSources) {
  let losses = 0;
  for (;;) {
    if (!sources.isOnline()) await sources.untilOnline();
    if (!isWanted()) return null;
    try {
      return await sources.start(body);
    } catch (error) {
      if (!isLost(error)) throw error;
      if (!sources.isOnline()) continue;
      const pause = lostStartPausesMs[losses];
      if (pause === undefined) throw error;
      losses += 1;
      await new Promise<void>((resolve) => void sources.after(pause, resolve));
    }
  }
}

/** No response arrived; the host may have received the request or not. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'TIMEOUT');
}

/** Server errors: a proxy in front of the host may have lost its response. */
function isServerError(error: unknown): boolean {
  return error instanceof ApiError && error.status !== null && error.status >= 500;
}

/** Whether the run still belongs to this tab and this session. */
function isCurrentRun({ run, draft }: ProjectState, { id }: IdempotencyKey): boolean {
  const isOurs = useSession.getState().user?.id === draft.user_id;
  return isOurs && run.status === 'starting' && run.request?.id === id;
}

function bodyOf(
  { prompt, files, draft, kept, version }: ProjectState,
  { mode, repair, target }: RunRequest,
  { id }: IdempotencyKey,
): StartBody {
  const code = mode === 1 ? files : null;
  return {
    prompt: repair?.prompt ?? prompt,
    type: mode,
    html: code?.html ?? '',
    css: code?.css ?? '',
    js: code?.js ?? '',
    project_id: draft.id,
    request_id: id,
    // Names the base version, so that a change based on an older one is refused.
    ...(code && kept && version !== null && { base: version }),
    ...(repair && { faults: [...repair.faults] }),
    ...(target && { target }),
  };
}
