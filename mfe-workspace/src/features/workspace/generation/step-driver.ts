import type { GenerationTask, RuntimeConfig } from 'shared-kit/contract';
import { followSteps, reportsSteps } from './live-steps';
import { failSteps } from '../model';
import type { StepDriver, StepList, StepSources } from '../model';
import { simulateSteps } from './simulated-steps';

/** Options that select a driver. */
export interface StepDriverOptions extends StepSources {
  readonly setting: RuntimeConfig['processingSteps'];
  readonly show: (steps: StepList) => void;
}

/**
 * Simulates when the operator configured it. Otherwise the host's first response decides: steps are
 * followed where it reports them and simulated where it does not.
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

/** Randomness and time of the browser. */
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
