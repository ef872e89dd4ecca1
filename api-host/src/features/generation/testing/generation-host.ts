import type { AppDeps } from '../../../app';
import { systemRandom } from '../../../randomness';
import { sharedTestApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { TestClock } from '../../../testing/test-clock';
import { defaultRunnerLimits, startGenerationRunner } from '../tasks/generation-runner';
import type { RunnerDeps } from '../tasks/generation-runner';
import { TaskSignals } from '../tasks/task-signals';
import { PuppetEngine, testConnection, TestTimers } from './test-generation';

interface GenerationHostOptions {
  readonly tasksPerMember?: number;
  readonly replaced?: Partial<AppDeps>;
  /** As in `sharedTestApp`. */
  readonly prepare?: (host: TestApp) => Promise<void>;
}

/**
 * A host for all tests of a file, whose generations the test controls: nothing is generated until
 * it starts a runner, and the engine does what the test says. Host, sessions and timers share a
 * clock.
 */
export function sharedGenerationHost({
  tasksPerMember = 100,
  replaced,
  prepare,
}: GenerationHostOptions = {}) {
  const clock = new TestClock();
  const timers = new TestTimers(clock);
  const signals = new TaskSignals();
  const engine = new PuppetEngine();
  const currentEngine = () => Promise.resolve(engine);
  const generation = {
    currentEngine,
    connection: testConnection(),
    signals,
    after: timers.after,
    tasksPerMember,
  };
  const app = sharedTestApp({ clock: clock.now, generation, ...replaced }, prepare);
  const host = (): TestApp => ({ ...app(), clock });
  const run = (changed: Partial<RunnerDeps> = {}) =>
    startGenerationRunner({
      db: app().db,
      clock: clock.now,
      random: systemRandom,
      elapsed: clock.elapsed,
      currentEngine,
      signals,
      log: app().app.log,
      after: timers.after,
      limits: defaultRunnerLimits,
      ...changed,
    });
  return { host, clock, timers, signals, engine, run };
}
