import type { Elapsed } from '../../../clock';
import type { RandomBytes } from '../../../randomness';
import type { CurrentEngine } from '../connection/current-engine';
import type { GenerationEngine } from '../generation-engine.port';
import { GenerationFailure } from '../generation-failure';
import { failOverdueTasks } from './overdue-tasks.repository';
import { workingFor } from '../../../threads/current-member';
import { runTask } from './run-task';
import type { TaskWork } from './run-task';
import { HandedBack, LeaseLost } from './task-end';
import { LeaseWatch } from './lease-watch';
import type { HeldLease } from './lease-watch';
import { claimTask, findHeldLeases, renewLease } from './task-leases.repository';
import type { Claim } from './task-leases.repository';
import type { AroundTask } from './trace-generations';
import { findEndedTasks } from './stop-task.repository';
import { forgetTasks } from './forget-tasks.repository';
import type { TaskRow } from './tasks.repository';

/** Limits of one host's runner. */
export interface RunnerLimits {
  /** Concurrent generations on this host. */
  concurrency: number;
  /** From request to end, including waiting and retries. */
  timeLimitMs: number;
  /** How long a lease lasts without a heartbeat, as measured by the waiting host. */
  leaseMs: number;
  heartbeatMs: number;
  /** How often to look for tasks that other hosts queued or lost. */
  pollMs: number;
  /** Attempts after which a task is given up: it may be what crashes the hosts. */
  maxAttempts: number;
  /** Retention time of ended tasks. */
  keepMs: number;
}

export const defaultRunnerLimits: RunnerLimits = {
  concurrency: 4,
  timeLimitMs: 15 * 60_000,
  leaseMs: 30_000,
  heartbeatMs: 10_000,
  pollMs: 2_000,
  maxAttempts: 3,
  keepMs: 30 * 24 * 60 * 60_000,
};

export interface RunnerDeps extends Omit<TaskWork, 'engine'> {
  /** Called for each task: an administrator may have connected another model since. */
  currentEngine: CurrentEngine;
  random: RandomBytes;
  /** Monotonic clock that leases are measured by. */
  elapsed: Elapsed;
  limits: RunnerLimits;
  /** Wraps all work on a task, for example in a span. */
  around?: AroundTask;
}

export interface GenerationRunner {
  /** Hands unfinished tasks back and resolves when all work of this runner has ended. */
  stop(): Promise<void>;
}

/** Starts working on queued tasks; several runners, on one host or many, may share a database. */
export function startGenerationRunner(deps: RunnerDeps): GenerationRunner {
  const runner = new Runner(deps);
  runner.start();
  return runner;
}

class Runner implements GenerationRunner {
  readonly #deps: RunnerDeps;
  readonly #owner: string;
  readonly #leases: LeaseWatch;
  /** Leases that had expired at the last poll. */
  #over: readonly HeldLease[] = [];
  readonly #running = new Map<AbortController, { id: string; work: Promise<void> }>();
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #sweepAgain = false;
  #stopped = false;
  #forgetPolls = 0;
  #cancelPoll = () => {};
  #unsubscribe = () => {};

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
    this.#owner = deps.random(12).toString('base64url');
    this.#leases = new LeaseWatch(deps.elapsed, deps.limits.leaseMs);
  }

  start(): void {
    this.#unsubscribe = this.#deps.signals.onQueued(() => this.#look());
    this.#poll();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    this.#cancelPoll();
    await this.#looking;
    for (const abort of this.#running.keys()) abort.abort(new HandedBack());
    await Promise.all([...this.#running.values()].map(({ work }) => work));
    // Another runner of this process may take the tasks handed back at once.
    this.#deps.signals.queued();
  }

  #poll(): void {
    this.#look(true);
    this.#cancelPoll = this.#deps.after(this.#deps.limits.pollMs, () => this.#poll());
  }

  /**
   * Claims tasks while there is capacity. One pass at a time; a call during it triggers another,
   * with the sweep it asked for: on a slow database every poll comes during a pass.
   */
  #look(sweeps = false): void {
    if (this.#stopped) return;
    if (this.#looking) {
      this.#lookAgain = true;
      this.#sweepAgain ||= sweeps;
      return;
    }
    this.#looking = this.#take(sweeps)
      // The database may be temporarily unavailable; the next poll retries.
      .catch((error: unknown) => {
        this.#deps.log.error({ err: error }, 'generation runner cannot reach the database');
      })
      .finally(() => {
        this.#looking = undefined;
        if (!this.#lookAgain) return;
        const sweepsAgain = this.#sweepAgain;
        this.#lookAgain = false;
        this.#sweepAgain = false;
        this.#look(sweepsAgain);
      });
  }

  async #take(sweeps: boolean): Promise<void> {
    if (sweeps) await this.#sweep();
    while (!this.#stopped && this.#running.size < this.#deps.limits.concurrency) {
      const { db, clock, currentEngine, limits } = this.#deps;
      const engine = await currentEngine();
      const now = clock();
      const task = await claimTask(db, {
        owner: this.#owner,
        engine: engine.describe(),
        now,
        leaseUntil: new Date(now.getTime() + limits.leaseMs),
        over: this.#over,
        maxAttempts: limits.maxAttempts,
      });
      if (!task) return;
      this.#begin(task, engine);
    }
  }

  #begin(task: TaskRow, engine: GenerationEngine): void {
    const { signals, log } = this.#deps;
    const abort = new AbortController();
    const claim = { id: task.id, owner: this.#owner, attempt: task.attempt };
    signals.changed(task.id);
    const endWatch = this.#watch(task, claim, abort);
    const run = () =>
      workingFor(task.user_id, () => runTask({ ...this.#deps, engine }, task, claim, abort.signal));
    const work = (this.#deps.around?.(task, run) ?? run())
      .catch((error: unknown) => {
        // The end could not be written: the lease expires and the task is restarted.
        log.error({ err: error }, 'generation end not written');
      })
      .finally(() => {
        endWatch();
        this.#running.delete(abort);
        this.#look();
      });
    this.#running.set(abort, { id: task.id, work });
  }

  /**
   * Renews the lease and ends the work at the time limit. Returns a function that stops watching.
   */
  #watch(task: TaskRow, claim: Claim, abort: AbortController): () => void {
    const { after, clock, limits, signals } = this.#deps;
    const left = task.created_at.getTime() + limits.timeLimitMs - clock().getTime();
    // If the clock was set back since, a task still gets no more than the full time limit.
    const cancelLimit = after(Math.min(Math.max(0, left), limits.timeLimitMs), () =>
      abort.abort(new GenerationFailure('TIME_LIMIT')),
    );
    let cancelBeat = () => {};
    const beat = () => {
      cancelBeat = after(limits.heartbeatMs, () => {
        beat();
        void this.#renew(claim, abort);
      });
    };
    beat();
    const unsubscribe = signals.onStopped(task.id, () => abort.abort(new LeaseLost()));
    return () => {
      unsubscribe();
      cancelLimit();
      cancelBeat();
    };
  }

  async #renew(claim: Claim, abort: AbortController): Promise<void> {
    const { db, clock, limits, log } = this.#deps;
    try {
      const until = new Date(clock().getTime() + limits.leaseMs);
      if (!(await renewLease(db, claim, until))) abort.abort(new LeaseLost());
    } catch (error) {
      // The lease may still hold: the next heartbeat retries, and writing the end is fenced anyway.
      log.warn({ err: error }, 'generation lease not renewed');
    }
  }

  async #sweep(): Promise<void> {
    const { db, clock, limits, signals } = this.#deps;
    const now = clock();
    this.#over = this.#leases.look(await findHeldLeases(db));
    const ended = await failOverdueTasks(db, {
      now,
      over: this.#over,
      askedBefore: new Date(now.getTime() - limits.timeLimitMs),
      maxAttempts: limits.maxAttempts,
    });
    for (const id of ended) signals.changed(id);
    await this.#leaveStopped();
    if (this.#forgetPolls === 0)
      await forgetTasks(db, new Date(now.getTime() - limits.keepMs), now);
    // Old tasks are deleted about once an hour.
    this.#forgetPolls = (this.#forgetPolls + 1) % Math.ceil(3_600_000 / limits.pollMs);
  }
  /** Aborts work on tasks that were stopped at another host. */
  async #leaveStopped(): Promise<void> {
    const ids = [...this.#running.values()].map(({ id }) => id);
    const ended = new Set(await findEndedTasks(this.#deps.db, ids));
    for (const [abort, { id }] of this.#running) if (ended.has(id)) abort.abort(new LeaseLost());
  }
}
