import type { DraftEvent, GenerationTask } from 'shared-kit/contract';
import { runRequestOf, endTurn, turnParts, growDraft, failSteps, stopSteps } from '../model';
import type { RunRequest, ProjectState, ProjectStore, StepDriver, StepSources } from '../model';
import { watchGeneration } from './generation-watch';
import type { GenerationOutcome } from './generation-watch';
import type { WatchSources } from './event-stream';
import { simulateSteps } from './simulated-steps';
import { startRun } from './start-run';
import type { StartSources } from './start-run';
import { driveSteps } from './step-driver';
import type { StepDriverOptions } from './step-driver';

/** Network, time and randomness of a generation; tests pass their own. */
export interface GenerationSources extends WatchSources, StepSources, StartSources {
  readonly setting: StepDriverOptions['setting'];
}

/**
 * Drives a project's generation while its page is open: starts what is queued, follows what is
 * running (also after a reload) and updates the steps. Returns a function that detaches; the
 * generation continues at the host, and attaching again resumes it.
 */
export function attachGeneration(store: ProjectStore, sources: GenerationSources): () => void {
  const looking = new AbortController();
  let driver: StepDriver | null = null;
  let followed: string | null = null;

  const show: StepDriverOptions['show'] = (steps) => {
    store.setState({ steps });
  };
  const replaceDriver = (next: () => StepDriver): StepDriver => {
    driver?.stop();
    driver = next();
    return driver;
  };
  const drive = (): StepDriver => driveSteps(store.getState().steps, { ...sources, show });

  const observe = (task: GenerationTask): void => {
    const { engine } = store.getState();
    if (task.engine && task.engine.label !== engine?.label) store.setState({ engine: task.engine });
    noteInsights(store, task);
    if (task.draft) store.setState({ written: task.draft });
    const ahead = task.status === 'queued' ? (task.ahead ?? null) : null;
    if (ahead !== store.getState().ahead) store.setState({ ahead });
    driver?.observe(task);
  };
  const grow = (event: DraftEvent): boolean => {
    const written = growDraft(store.getState().written, event);
    if (written) store.setState({ written });
    return written !== null;
  };

  async function follow(taskId: string, asked: RunRequest): Promise<void> {
    const outcome = await watchGeneration(
      { taskId, signal: looking.signal, onTask: (task) => observe(task), onDraft: grow },
      sources,
    );
    const { run } = store.getState();
    // A newer request, or another tab following the same task, has already updated the state.
    if (!outcome || run.status !== 'running' || run.taskId !== taskId) return;
    finish(store, asked, outcome, sources);
  }

  function react(): void {
    const { run, steps } = store.getState();
    if (run.status === 'queued') {
      // Set first: the simulation updates the store synchronously, which calls back here.
      void startRun(store, run, sources);
      replaceDriver(drive);
    } else if (run.status === 'running' && followed !== run.taskId) {
      followed = run.taskId;
      if (!driver) replaceDriver(drive);
      void follow(run.taskId, runRequestOf(run));
    } else if (run.status === 'failed' && driver) {
      const failing = driver;
      // Set first: failing the steps updates the store, which calls back here.
      driver = null;
      failing.fail();
    } else if (run.status === 'failed' && steps.some(isOpen)) {
      store.setState({ steps: failSteps(steps, sources.now()) });
    } else if (run.status === 'cancelled' && steps.some((step) => step.status === 'processing')) {
      driver?.stop();
      store.setState({ steps: stopSteps(steps, sources.now()) });
    }
  }

  const unsubscribe = store.subscribe(react);
  if (wasSimulating(store.getState())) {
    replaceDriver(() => simulateSteps(store.getState().steps, show, sources));
  }
  react();
  return () => {
    unsubscribe();
    looking.abort();
    driver?.stop();
  };
}

function finish(
  store: ProjectStore,
  asked: RunRequest,
  outcome: GenerationOutcome,
  sources: GenerationSources,
): void {
  if (outcome.kind === 'done') {
    store.setState((project) => afterResult(project, outcome));
    return;
  }
  store.setState(({ written, turns }) => ({
    run: { ...asked, status: outcome.kind, message: outcome.message },
    turns: endTurn(turns, { status: outcome.kind, message: outcome.message }),
    written: outcome.written ?? written,
  }));
  if (outcome.kind === 'failed') sources.onFailed(outcome.message);
}

/** A result without changes leaves website, version and notes as they are. */
function afterResult(
  { results, turns }: ProjectState,
  { files, version, outcome }: Extract<GenerationOutcome, { kind: 'done' }>,
): Partial<ProjectState> {
  const status = outcome?.status ?? 'done';
  const parts = turnParts(outcome?.parts ?? []);
  const idle = { run: { status: 'idle' }, written: null } as const;
  if (status === 'not_done') return { ...idle, turns: endTurn(turns, { status, parts }) };
  const ended = endTurn(turns, { status, parts, version });
  return { ...idle, turns: ended, files, version, results: results + 1 };
}

/** Stores insights as they arrive: the understood prompt early, the usage at the end. */
function noteInsights(store: ProjectStore, { understood, usage }: GenerationTask): void {
  const known = store.getState();
  if (understood && !known.understood) store.setState({ understood });
  if (usage && !known.usage) store.setState({ usage });
}

function isOpen(step: ProjectState['steps'][number]): boolean {
  return step.status === 'pending' || step.status === 'processing';
}

/**
 * After a reload: the result is there, but its simulation, which is independent of it, had not
 * finished.
 */
function wasSimulating({ run, steps, files }: ProjectState): boolean {
  const isThrough = steps.every((step) => step.status === 'completed');
  return run.status === 'idle' && files !== null && !isThrough;
}
