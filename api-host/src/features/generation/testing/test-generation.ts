import { randomBytes } from 'node:crypto';
import type { GeneratedFiles } from 'shared-kit/contract';
import type { Database } from '../../../database/schema';
import { givenEncryptionKey } from '../../../secrets/encryption-key';
import { secretBox } from '../../../secrets/secret-box';
import type { TestClock } from '../../../testing/test-clock';
import type { GenerationPorts } from '../generation-deps';
import type {
  EngineResult,
  GenerationContext,
  GenerationEngine,
  GenerationJob,
} from '../generation-engine.port';
import { TaskSignals } from '../tasks/task-signals';
import { findTask } from '../tasks/tasks.repository';
import type { VisibleTask } from '../tasks/tasks.repository';
import type { After } from '../tasks/timers';

/** Timers that fire when a test moves the clock. */
export class TestTimers {
  readonly #clock: TestClock;
  #pending: { at: number; run: () => void }[] = [];

  constructor(clock: TestClock) {
    this.#clock = clock;
  }

  readonly after: After = (milliseconds, run) => {
    const timer = { at: this.#clock.now().getTime() + milliseconds, run };
    this.#pending.push(timer);
    // Due already: a task may be taken after the test has moved the clock past its limit.
    if (milliseconds <= 0) setImmediate(() => this.advance(0));
    return () => {
      this.#pending = this.#pending.filter((other) => other !== timer);
    };
  };

  get waiting(): number {
    return this.#pending.length;
  }

  advance(milliseconds: number): void {
    this.#clock.advance(milliseconds);
    const now = this.#clock.now().getTime();
    const due = this.#pending.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
    this.#pending = this.#pending.filter(({ at }) => at > now);
    for (const { run } of due) run();
  }
}

export const someFiles: GeneratedFiles = {
  html: '<h1>Hi</h1>',
  css: 'h1 {}',
  js: 'run()',
  framework: 'vanilla',
  notes: ['A note'],
};

interface Work extends GenerationContext {
  job: GenerationJob;
  finish: (files?: EngineResult) => void;
  fail: (error: Error) => void;
}

/** An engine controlled by the test. */
export class PuppetEngine implements GenerationEngine {
  readonly works: Work[] = [];
  seesPictures = false;
  #waiting: (() => void)[] = [];

  describe() {
    const sees = this.seesPictures ? { sees_pictures: true } : {};
    return { kind: 'model' as const, label: 'Puppet', model: 'p-1', ...sees };
  }

  generate(job: GenerationJob, context: GenerationContext): Promise<EngineResult> {
    return new Promise((resolve, reject) => {
      this.works.push({
        ...context,
        job,
        finish: (files = someFiles) => resolve(files),
        fail: reject,
      });
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  /** The n-th generation, as soon as it has started. */
  async begun(index = 0): Promise<Work> {
    for (;;) {
      const work = this.works[index];
      if (work) return work;
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
  }
}

/** A host whose environment configures no engine. */
export function testConnection(): GenerationPorts['connection'] {
  const nothing = { provider: null, model: null, anthropic: null, openAi: null };
  const environment = { ...nothing, seesPictures: false };
  return { environment, box: secretBox(givenEncryptionKey(randomBytes(32))), prices: null };
}

/** Ports for a test app: nothing generates until the test starts a runner. */
export function testGeneration(clock: TestClock, replaced: Partial<GenerationPorts> = {}) {
  const engine = new PuppetEngine();
  return {
    currentEngine: () => Promise.resolve(engine),
    connection: testConnection(),
    signals: new TaskSignals(),
    after: new TestTimers(clock).after,
    tasksPerMember: 100,
    ...replaced,
  };
}

/** Resolves with the task once it matches; driven by signals, not by time. */
export async function untilTask(
  { db, signals }: { db: Database; signals: TaskSignals },
  id: string,
  is: (task: VisibleTask) => boolean,
): Promise<VisibleTask> {
  for (;;) {
    let changed = () => {};
    const change = new Promise<void>((resolve) => {
      changed = resolve;
    });
    const unsubscribe = signals.onChanged(id, changed);
    try {
      const task = await findTask(db, id);
      if (task && is(task)) return task;
      await change;
    } finally {
      unsubscribe();
    }
  }
}
