import type { PageLoad } from './page-loads';

/** What a drill came to. Times in milliseconds, on one clock. */
export interface DrillReport {
  readonly fault: string;
  /** From the first harmed page load to the record that takes the candidate back; null: not detected. */
  readonly detectMs: number | null;
  /** From that record to the end of the first page load begun after it, on the version before. */
  readonly restoreMs: number | null;
  /** All page loads, those that drew the candidate, and those it harmed. */
  readonly loads: { readonly all: number; readonly candidate: number; readonly harmed: number };
  /** Page loads that ended without a page on screen: what members saw of it. */
  readonly withoutPage: number;
  /** The host's sentence about why. */
  readonly evidence: string;
}

export interface DrillEvents {
  readonly fault: string;
  readonly visits: readonly PageLoad[];
  /** When the record that takes the candidate back was issued, and what it says. */
  readonly rollback: { readonly at: number; readonly why: string } | null;
  readonly stable: string;
}

/** Adds up what happened. */
export function reportDrill({ fault, visits, rollback, stable }: DrillEvents): DrillReport {
  const harmed = visits.filter((load) => load.harmed);
  const firstHarm = Math.min(...harmed.map(({ endedAt }) => endedAt));
  const restored = visits
    .filter(({ startedAt, shown, drewCandidate }) => {
      const isAfter = rollback !== null && startedAt >= rollback.at;
      return isAfter && shown === stable && !drewCandidate;
    })
    .map(({ endedAt }) => endedAt);
  return {
    fault,
    detectMs: rollback && harmed.length > 0 ? Math.max(0, rollback.at - firstHarm) : null,
    restoreMs: rollback && restored.length > 0 ? Math.min(...restored) - rollback.at : null,
    loads: {
      all: visits.length,
      candidate: visits.filter(({ drewCandidate }) => drewCandidate).length,
      harmed: harmed.length,
    },
    withoutPage: visits.filter(({ shown }) => shown === null).length,
    evidence: rollback?.why ?? 'The candidate was not taken back in time.',
  };
}

const seconds = (ms: number | null): string =>
  ms === null ? 'never' : `${(ms / 1000).toFixed(1)} s`;

/** The report for a person. */
export function describeDrill(report: DrillReport): string[] {
  const { detectMs, restoreMs, loads, withoutPage, evidence } = report;
  return [
    `Broken on purpose: ${report.fault}`,
    `Time to detect     ${seconds(detectMs)} from the first harmed page load to the rollback`,
    `Time to restore    ${seconds(restoreMs)} from the rollback to a page of the version before`,
    `Page loads harmed  ${loads.harmed} of ${loads.all} (${loads.candidate} drew the candidate)`,
    `Without a page     ${withoutPage}; all others got the last good version in the same page load`,
    `Evidence           ${evidence}`,
  ];
}

/** Whether everything worked: found, taken back by itself, restored, and nobody without a page. */
export const isPassed = ({ detectMs, restoreMs, withoutPage }: DrillReport): boolean =>
  detectMs !== null && restoreMs !== null && withoutPage === 0;
