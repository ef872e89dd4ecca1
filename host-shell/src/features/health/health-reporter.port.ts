import type { BeaconEvent } from 'shared-kit/contract/releases';
import type { Symptom } from 'shared-kit/contract/rollout';
import type { FailureReason, ReportedRun } from './reported-run';

/** What a visitor felt, as the contract's `vitals` has it. */
export type Vitals = Omit<
  Extract<BeaconEvent, { kind: 'vitals' }>,
  'kind' | 'remote' | 'version' | 'arm' | 'rollout'
>;

/** Tells the host how versions fare here: one page load counts once per remote (decision 009). */
export interface HealthReporter {
  /** It is about to run: sent at once, because what hangs sends nothing more. Only during a rollout. */
  started(run: ReportedRun): void;
  /** The person went before there was an outcome. */
  left(remote: string): void;
  /** The page goes, and with it every remote. */
  leftAll(): void;
  /** The remote's page has rendered. Only the first outcome of a remote counts. */
  ready(run: ReportedRun, loadMs: number): void;
  /** It could not be used. `diagnosis` may name the reason better before the report has gone out. */
  failed(run: ReportedRun, reason: FailureReason, diagnosis?: Promise<FailureReason | null>): void;
  /** It threw after it was ready. */
  crashed(run: ReportedRun): void;
  /** A script of it threw where nobody caught it. */
  errored(run: ReportedRun): void;
  /** Something is wrong with it although nothing threw; each symptom once. */
  symptom(run: ReportedRun, symptom: Symptom, cause: string): void;
  vitals(run: ReportedRun, vitals: Vitals): void;
  /** Sends what is waiting; also done when the page goes. */
  flush(): void;
}

export interface HealthReporterOptions {
  readonly send: (events: readonly BeaconEvent[]) => void;
  /** Called when something waits to be sent: calls back after a short idle. */
  readonly soon: (flush: () => void) => void;
}
