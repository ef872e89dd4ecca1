import { processingSteps } from 'shared-kit/contract';
import type { ProcessingStep, ProcessingStepId } from 'shared-kit/contract';

/** Messages while a step runs and after it; the specification's texts where it has any. */
const messages: Record<ProcessingStepId, { processing: string; completed: string }> = {
  analyze: { processing: 'Analyzing your prompt...', completed: 'Prompt analyzed' },
  plan: { processing: 'Planning the pages and sections...', completed: 'Architecture planned' },
  generate: { processing: 'Generating HTML structure...', completed: 'HTML structure ready' },
  style: { processing: 'Creating responsive CSS...', completed: 'Styles ready' },
  script: { processing: 'Adding JavaScript functionality...', completed: 'JavaScript ready' },
  optimize: { processing: 'Optimizing for performance...', completed: 'Optimized' },
  review: { processing: 'Finalizing components...', completed: 'Review finished' },
};

export const stepFailure = 'Generation failed';

/** The seven steps in their initial state. */
export function pendingSteps(): ProcessingStep[] {
  return processingSteps.map(({ id, title }) => ({
    id,
    title,
    message: '',
    status: 'pending',
    timestamp: null,
    error: null,
  }));
}

export interface StepChange {
  step: ProcessingStepId;
  status: 'processing' | 'completed' | 'error';
  message?: string | undefined;
}

/** Returns the steps after one change. */
export function changeStep(
  steps: readonly ProcessingStep[],
  { step, status, message }: StepChange,
  at: Date,
): ProcessingStep[] {
  const text = message ?? (status === 'error' ? stepFailure : messages[step][status]);
  const error = status === 'error' ? text : null;
  return steps.map((old) =>
    old.id === step ? { ...old, status, message: text, error, timestamp: at.toISOString() } : old,
  );
}

/** The steps of a failed generation: those not completed are marked as failed. */
export function failSteps(steps: readonly ProcessingStep[], at: Date): ProcessingStep[] {
  return steps.map((step) =>
    step.status === 'completed'
      ? step
      : {
          ...step,
          status: 'error',
          message: stepFailure,
          error: stepFailure,
          timestamp: at.toISOString(),
        },
  );
}

/** The steps of a stopped generation: completed ones are kept, the others are pending. */
export function stopSteps(steps: readonly ProcessingStep[], at: Date): ProcessingStep[] {
  return steps.map((step) =>
    step.status === 'processing'
      ? { ...step, status: 'pending', message: 'Stopped', timestamp: at.toISOString() }
      : step,
  );
}
