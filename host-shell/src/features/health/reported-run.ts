import type { Arm, FailurePhase } from 'shared-kit/contract/rollout';

/** The version a page load has of a remote. */
export interface ReportedRun {
  readonly remote: string;
  readonly version: string;
  /** A run under an override is nobody's evidence and is not reported. */
  readonly arm: Arm | 'override';
  readonly rollout?: string | undefined;
}

export type Evidence = ReportedRun & { readonly arm: Arm };

export const isEvidence = (run: ReportedRun): run is Evidence => run.arm !== 'override';

/** Where and of what a version failed. */
export interface FailureReason {
  readonly phase: FailurePhase;
  /** Kebab-case; see the contract. */
  readonly cause: string;
}

export const keyOf = ({ remote, version }: ReportedRun): string => `${remote} ${version}`;

/** A run as events name it. */
export function subjectOf({ remote, version, arm, rollout }: Evidence) {
  return { remote, version, arm, ...(rollout === undefined ? {} : { rollout }) };
}
