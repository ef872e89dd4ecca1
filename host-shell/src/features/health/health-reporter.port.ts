import type { BeaconEvent, FailureTrace } from 'shared-kit/contract/releases';
import type { Symptom } from 'shared-kit/contract/rollout';
import type { FailureReason, ReportedRun } from './reported-run';

/** What a visitor felt, as the contract's `vitals` has it. */
export type Vitals = Omit<
  Extract<BeaconEvent, { kind: 'vitals' }>,
  'kind' | 'remote' | 'version' | 'arm' | 'rollout'
>;

/** What is known of a failure besides its reason. */
export interface MoreOfFailure {
  readonly trace?: FailureTrace | undefined;
  /** May name the reason better before the report has gone out. */
  readonly diagnosis?: Promise<FailureReason | null>;
}

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
  /** It could not be used. */
  failed(run: ReportedRun, reason: FailureReason, more?: MoreOfFailure): void;
  /** It threw after it was ready. */
  crashed(run: ReportedRun, trace?: FailureTrace): void;
  /** A script of it threw where nobody caught it. */
  errored(run: ReportedRun, trace?: FailureTrace): void;
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
