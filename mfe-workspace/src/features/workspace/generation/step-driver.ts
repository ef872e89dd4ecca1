import type { GenerationTask, RuntimeConfig } from 'shared-kit/contract';
import { followSteps, reportsSteps } from './live-steps';
import { failSteps } from './processing-steps';
import type { StepDriver, StepList, StepSources } from './processing-steps';
import { simulateSteps } from './simulated-steps';

/** What the choice of a driver depends on. */
export interface StepDriverOptions extends StepSources {
  readonly setting: RuntimeConfig['processingSteps'];
  readonly show: (steps: StepList) => void;
}

/**
 * Simulates when the operator asks for it. Otherwise the host's first answer decides: it reports steps,
 * or it is one that knows only the specification.
 */
export function driveSteps(initial: StepList, options: StepDriverOptions): StepDriver {
  let chosen: StepDriver | null =
    options.setting === 'simulated' ? simulateSteps(initial, options.show, options) : null;

  const choose = (task: GenerationTask): StepDriver =>
    reportsSteps(task)
      ? followSteps(initial, options.show, options)
      : simulateSteps(initial, options.show, options);

  return {
    observe(task) {
      chosen ??= choose(task);
      chosen.observe(task);
    },
    fail() {
      if (chosen) chosen.fail();
      else options.show(failSteps(initial, options.now()));
    },
    stop: () => chosen?.stop(),
  };
}

/** The browser's chance and time. */
export const browserStepSources: StepSources = {
  random: () => Math.random(),
  now: () => new Date(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
