import { processingSteps } from 'shared-kit/contract';
import type { GenerationTask, ProcessingStep } from 'shared-kit/contract';

/** The seven steps as a list shows them. */
export type StepList = readonly ProcessingStep[];

/** Shown on steps when a generation fails (specification, section 4). */
export const generationFailedText = 'Generation failed';

/** Real chance, real time; tests pass their own. */
export interface StepSources {
  readonly random: () => number;
  readonly now: () => Date;
  /** Calls back after the time and returns what prevents it. */
  readonly after: (ms: number, callback: () => void) => () => void;
}

/**
 * What moves the steps of one generation: either the host's own report or a simulation
 * (decisions, 6). The workspace does not know which one it has.
 */
export interface StepDriver {
  /** Hears every answer about the task. */
  observe(task: GenerationTask): void;
  /** The generation failed: nothing moves any more. */
  fail(): void;
  /** Nobody is looking any more. */
  stop(): void;
}

/** All seven steps, none begun. */
export function pendingSteps(): StepList {
  return processingSteps.map(({ id, title }) => ({
    id,
    title,
    message: 'Waiting',
    status: 'pending',
    timestamp: null,
    error: null,
  }));
}

/** The list with one step changed, stamped with the time of the change. */
export function changeStep(
  steps: StepList,
  id: string,
  change: Pick<ProcessingStep, 'status' | 'message'> & { readonly error?: string },
  at: Date,
): StepList {
  return steps.map((step) =>
    step.id === id ? { ...step, error: null, ...change, timestamp: at.toISOString() } : step,
  );
}

/** What had not completed is an error now; what was done stays done. */
export function failSteps(steps: StepList, at: Date): StepList {
  const failure = {
    status: 'error',
    message: generationFailedText,
    error: generationFailedText,
    timestamp: at.toISOString(),
  } as const;
  return steps.map((step) => (step.status === 'completed' ? step : { ...step, ...failure }));
}

/** The member stopped the generation: what was under way is under way no more. */
export function stopSteps(steps: StepList, at: Date): StepList {
  const stopped = { status: 'pending', message: 'Stopped', timestamp: at.toISOString() } as const;
  return steps.map((step) => (step.status === 'processing' ? { ...step, ...stopped } : step));
}
