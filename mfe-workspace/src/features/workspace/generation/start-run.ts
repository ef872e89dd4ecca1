import { ApiError } from 'shared-kit/client';
import { startGeneration } from 'shared-kit/contract';
import type { RequestOf } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { askedOf } from '../project/project-record';
import type { Asked, RequestName, Start } from '../project/project-record';
import type { ProjectState, ProjectStore } from '../project/project-store';
import { endTurn } from '../thread/turns';
import type { StepSources } from './processing-steps';

export type StartBody = RequestOf<typeof startGeneration>['body'];

/** What a start needs of the outside world; tests pass their own. */
export interface StartSources extends Pick<StepSources, 'now' | 'after'> {
  readonly start: (body: StartBody) => Promise<{ readonly task_id: string }>;
  readonly isOnline: () => boolean;
  /** Resolves when it is worth trying again without a connection. */
  readonly untilOnline: () => Promise<void>;
  readonly newId: () => string;
  /** Tells the member that a generation failed. */
  readonly onFailed: (message: string) => void;
}

/** Pauses before asking again what was lost although the browser takes itself to be connected. */
export const lostStartPausesMs: readonly number[] = [1_000, 3_000, 9_000];

/**
 * Asks the host for a run. Not bound to anybody looking: the answer carries the task's id, which must
 * not get lost. Without a connection it waits for one. What was lost on the way is asked again by the same
 * name, so that the host starts it once.
 */
export async function startRun(
  store: ProjectStore,
  run: Start,
  sources: StartSources,
): Promise<void> {
  const asked = askedOf(run);
  const request = run.request ?? { id: sources.newId(), at: sources.now().getTime() };
  const body = bodyOf(store.getState(), asked, request);
  const isWanted = (): boolean => stillAsks(store.getState(), request);
  store.setState({ run: { ...asked, request, status: 'starting' } });
  try {
    const answer = await ask(body, isWanted, sources);
    if (answer && isWanted()) {
      store.setState({ run: { ...asked, status: 'running', taskId: answer.task_id } });
    }
  } catch (error) {
    if (!isWanted()) return;
    const message = error instanceof Error ? error.message : startGeneration.fallback;
    const unanswered = isLost(error) || isHostsTrouble(error) ? { request } : {};
    const turns = endTurn(store.getState().turns, { status: 'failed', message });
    store.setState({ run: { ...asked, ...unanswered, status: 'failed', message }, turns });
    sources.onFailed(message);
  }
}

/** Resolves to null when nobody wants it any more. */
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

/** No answer came: the host may have heard the question or not. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'TIMEOUT');
}

/** A proxy in front of the host may have lost its answer. */
function isHostsTrouble(error: unknown): boolean {
  return error instanceof ApiError && error.status !== null && error.status >= 500;
}

/** Another tab may have gone on with it, and nobody else's session may be used for it. */
function stillAsks({ run, draft }: ProjectState, { id }: RequestName): boolean {
  const isOurs = useSession.getState().user?.id === draft.user_id;
  return isOurs && run.status === 'starting' && run.request?.id === id;
}

function bodyOf(
  { prompt, files, draft, kept, version }: ProjectState,
  { mode, repair, target }: Asked,
  { id }: RequestName,
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
    // A change of a page somebody else has changed meanwhile is told, not made.
    ...(code && kept && version !== null && { base: version }),
    ...(repair && { faults: [...repair.faults] }),
    ...(target && { target }),
  };
}
