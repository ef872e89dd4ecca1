import { processingSteps } from 'shared-kit/contract';
import type { GenerationTask, ProcessingStep } from 'shared-kit/contract';

/** The seven processing steps. */
export type StepList = readonly ProcessingStep[];

/** Shown on steps when a generation fails (specification, section 4). */
export const generationFailedText = 'Generation failed';

/** Randomness and time; tests pass their own. */
export interface StepSources {
  readonly random: () => number;
  readonly now: () => Date;
  /** Calls back after `ms` milliseconds; returns a function that cancels. */
  readonly after: (ms: number, callback: () => void) => () => void;
}

/**
 * Updates the steps of one generation, from the host's reports or a simulation (decisions, 6). The
 * workspace does not know which.
 */
export interface StepDriver {
  /** Receives every response about the task. */
  observe(task: GenerationTask): void;
  /** The generation failed; steps no longer change. */
  fail(): void;
  /** Stops all timers. */
  stop(): void;
}

/** All seven steps, pending. */
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

/** Returns the list with one step changed and its timestamp set. */
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

/** Marks all steps that are not completed as failed. */
export function failSteps(steps: StepList, at: Date): StepList {
  const failure = {
    status: 'error',
    message: generationFailedText,
    error: generationFailedText,
    timestamp: at.toISOString(),
  } as const;
  return steps.map((step) => (step.status === 'completed' ? step : { ...step, ...failure }));
}

/** Resets the running step after the member stopped the generation. */
export function stopSteps(steps: StepList, at: Date): StepList {
  const stopped = { status: 'pending', message: 'Stopped', timestamp: at.toISOString() } as const;
  return steps.map((step) => (step.status === 'processing' ? { ...step, ...stopped } : step));
}
