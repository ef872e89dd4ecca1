import type { DraftEvent, GenerationTask } from 'shared-kit/contract';
import { askedOf } from '../project/project-record';
import type { Asked } from '../project/project-record';
import type { ProjectState, ProjectStore } from '../project/project-store';
import { endTurn, turnParts } from '../thread/turns';
import { watchGeneration } from './generation-watch';
import type { GenerationOutcome } from './generation-watch';
import type { WatchSources } from './event-stream';
import { growDraft } from './growing-draft';
import { failSteps, stopSteps } from './processing-steps';
import type { StepDriver, StepSources } from './processing-steps';
import { simulateSteps } from './simulated-steps';
import { startRun } from './start-run';
import type { StartSources } from './start-run';
import { driveSteps } from './step-driver';
import type { StepDriverOptions } from './step-driver';

/** The outside world of a generation; tests pass their own. */
export interface GenerationSources extends WatchSources, StepSources, StartSources {
  readonly setting: StepDriverOptions['setting'];
}

/**
 * Keeps a project's generation going while somebody looks at it: starts what is queued, follows what
 * runs (also one from before a reload) and moves the steps. Returns what stops looking; the generation
 * itself goes on at the host, and looking again finds it.
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

  async function follow(taskId: string, asked: Asked): Promise<void> {
    const outcome = await watchGeneration(
      { taskId, signal: looking.signal, onTask: (task) => observe(task), onDraft: grow },
      sources,
    );
    const { run } = store.getState();
    // A newer request, or another tab that followed the same task, has already moved on.
    if (!outcome || run.status !== 'running' || run.taskId !== taskId) return;
    finish(store, asked, outcome, sources);
  }

  function react(): void {
    const { run, steps } = store.getState();
    if (run.status === 'queued') {
      // First, because a simulation shows its first step at once, which comes back here.
      void startRun(store, run, sources);
      replaceDriver(drive);
    } else if (run.status === 'running' && followed !== run.taskId) {
      followed = run.taskId;
      if (!driver) replaceDriver(drive);
      void follow(run.taskId, askedOf(run));
    } else if (run.status === 'failed' && driver) {
      const failing = driver;
      // First, because failing changes the store, which comes back here.
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
  asked: Asked,
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

/** A result that changed nothing is none: the website, its version and its notes stay. */
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

/** What was understood comes early, what it took comes last. */
function noteInsights(store: ProjectStore, { understood, usage }: GenerationTask): void {
  const known = store.getState();
  if (understood && !known.understood) store.setState({ understood });
  if (usage && !known.usage) store.setState({ usage });
}

function isOpen(step: ProjectState['steps'][number]): boolean {
  return step.status === 'pending' || step.status === 'processing';
}

/** After a reload: the result is there and the simulation, which is independent of it, was not through. */
function wasSimulating({ run, steps, files }: ProjectState): boolean {
  const isThrough = steps.every((step) => step.status === 'completed');
  return run.status === 'idle' && files !== null && !isThrough;
}
