import type { GenerationTask } from 'shared-kit/contract';
import { failSteps } from '../model';
import type { StepDriver, StepList, StepSources } from '../model';

/** Whether the host reports steps; a minimal host does not. */
export function reportsSteps(task: GenerationTask): boolean {
  return task.steps !== undefined && task.steps.length > 0;
}

/**
 * Updates the seven steps from the host's report. Order and titles stay as specified; unknown steps
 * are ignored.
 */
export function followSteps(
  initial: StepList,
  show: (steps: StepList) => void,
  sources: Pick<StepSources, 'now'>,
): StepDriver {
  let steps = initial;
  return {
    observe(task) {
      const reported = new Map(task.steps?.map((step) => [step.id, step]));
      steps = steps.map((step) => ({ ...(reported.get(step.id) ?? step), title: step.title }));
      show(steps);
    },
    fail() {
      steps = failSteps(steps, sources.now());
      show(steps);
    },
    stop: () => undefined,
  };
}
