import type { ProcessingStep } from 'shared-kit/contract';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import type { Claim } from './task-leases.repository';
import { saveSteps } from './task-progress.repository';
import type { TaskLog } from './task-log';
import type { TaskSignals } from './task-signals';
import { changeStep } from './task-steps';
import type { StepChange } from './task-steps';

interface StepWork {
  db: Database;
  clock: Clock;
  signals: TaskSignals;
  log: TaskLog;
}

/** Writes each step change in order, one at a time, while the engine continues. */
export class StepJournal {
  readonly #work: StepWork;
  readonly #claim: Claim;
  #steps: ProcessingStep[];
  #last: Promise<void> = Promise.resolve();

  constructor(work: StepWork, claim: Claim, steps: ProcessingStep[]) {
    this.#work = work;
    this.#claim = claim;
    this.#steps = steps;
  }

  get steps(): ProcessingStep[] {
    return this.#steps;
  }

  note(change: StepChange): void {
    const steps = changeStep(this.#steps, change, this.#work.clock());
    this.#steps = steps;
    this.#last = this.#last.then(() => this.#write(steps));
  }

  /** Resolves when all noted changes are in the database. */
  written(): Promise<void> {
    return this.#last;
  }

  async #write(steps: ProcessingStep[]): Promise<void> {
    const { db, signals, log } = this.#work;
    try {
      if (await saveSteps(db, this.#claim, steps)) signals.changed(this.#claim.id);
    } catch (error) {
      // Lost progress does not justify a failure: the end is written all the same.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'step not written');
    }
  }
}
