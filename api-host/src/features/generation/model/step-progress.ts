import { processingSteps } from 'shared-kit/contract';
import type { ProcessingStepId } from 'shared-kit/contract';
import { cssFault } from '../css-fault';
import type { StepReport } from '../generation-engine.port';

export const processingOrder = processingSteps.map(({ id }) => id);

/** Advances through the steps in order: all steps before the current one are completed. */
export class StepProgress {
  readonly #report: StepReport;
  #current = -1;
  #cssBroken = false;

  constructor(report: StepReport) {
    this.#report = report;
  }

  advanceTo(step: ProcessingStepId): void {
    const target = processingOrder.indexOf(step);
    if (target <= this.#current) return;
    this.#complete(target);
    this.#report(step, 'processing');
  }

  /** Marks the style step as failed and repaired, even when this is found out later. */
  cssFailed(): void {
    this.advanceTo('style');
    this.#cssBroken = true;
    this.#report('style', 'error', cssFault);
  }

  cssRepaired(): void {
    this.#cssBroken = false;
    this.#report('style', 'completed', 'CSS repaired');
  }

  /** Call only on success; a broken style sheet has been repaired by the model by then. */
  finish(): void {
    if (this.#cssBroken) this.cssRepaired();
    this.#complete(processingOrder.length);
  }

  #complete(target: number): void {
    for (const step of processingOrder.slice(Math.max(0, this.#current), target)) {
      this.#report(step, 'completed');
    }
    this.#current = target;
  }
}
