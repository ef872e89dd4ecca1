import { processingSteps } from 'shared-kit/contract';
import type { ProcessingStepId } from 'shared-kit/contract';
import { cssFault } from '../css-fault';
import type { StepReport } from '../generation-engine.port';

export const processingOrder = processingSteps.map(({ id }) => id);

/** Moves through the steps in their order: what lies before the current one is completed. */
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

  /** The style step fails and is repaired, whenever that is found out. */
  cssFailed(): void {
    this.advanceTo('style');
    this.#cssBroken = true;
    this.#report('style', 'error', cssFault);
  }

  cssRepaired(): void {
    this.#cssBroken = false;
    this.#report('style', 'completed', 'CSS repaired');
  }

  /** All is well: a style sheet that broke has been repaired by the model, or this is not called. */
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
