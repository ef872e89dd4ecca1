import type { GenerationTask } from 'shared-kit/contract';
import { failSteps } from './processing-steps';
import type { StepDriver, StepList, StepSources } from './processing-steps';

/** Whether the host reports what it really does; one that only knows the specification does not. */
export function reportsSteps(task: GenerationTask): boolean {
  return task.steps !== undefined && task.steps.length > 0;
}

/**
 * Shows what the host reports. The seven steps keep their order and titles; a step this build does not
 * know is left out, because the list is the specification's.
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
