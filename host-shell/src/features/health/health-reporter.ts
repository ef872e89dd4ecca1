import type { BeaconEvent, FailureTrace } from 'shared-kit/contract/releases';
import { beaconLimits, traceLimits } from 'shared-kit/contract/rollout';
import type { HealthReporter, HealthReporterOptions } from './health-reporter.port';
import { createReportQueue } from './report-queue';
import type { Slot } from './report-queue';
import { isEvidence, keyOf, subjectOf } from './reported-run';
import type { Evidence, FailureReason, ReportedRun } from './reported-run';

export type { HealthReporter } from './health-reporter.port';
export type { FailureReason, ReportedRun } from './reported-run';

/** What one page load has said of one remote. */
interface Testimony {
  readonly run: Evidence;
  /** Null while it has only begun. */
  outcome: Slot | null;
  readonly said: Set<string>;
}

export function createHealthReporter(options: HealthReporterOptions): HealthReporter {
  const queue = createReportQueue(options);
  const testimonies = new Map<string, Testimony>();
  /** Errors of scripts whose page has not rendered yet: they count once it has. */
  const early = new Map<string, FailureTrace | undefined>();
  let traces = 0;
  const testify = (run: Evidence, event: BeaconEvent): Slot => {
    const outcome = queue.push(event);
    const known = testimonies.get(run.remote);
    if (known) known.outcome = outcome;
    else testimonies.set(run.remote, { run, outcome, said: new Set() });
    return outcome;
  };
  /** Adds to what a page load has said, once per key and only of the version that was ready. */
  const say = (key: string, run: ReportedRun, event: (run: Evidence) => BeaconEvent) => {
    const known = testimonies.get(run.remote);
    if (!known || known.run.version !== run.version || known.said.has(key)) return null;
    if (known.outcome ? known.outcome.event.kind !== 'ready' : !key.startsWith('symptom')) {
      return null;
    }
    known.said.add(key);
    return queue.push(event(known.run));
  };
  /** To spread into an event that goes out; a page load sends some of them only. */
  const withTrace = (trace: FailureTrace | undefined): { trace?: FailureTrace } => {
    if (!trace || traces >= traceLimits.perPageLoad) return {};
    traces += 1;
    return { trace };
  };
  const crash = (run: ReportedRun, trace?: FailureTrace, reason?: FailureReason): Slot | null =>
    say('crash', run, (known) => ({
      kind: 'crash',
      ...subjectOf(known),
      ...reason,
      ...withTrace(trace),
    }));
  const error = (run: ReportedRun, trace: FailureTrace | undefined): void => {
    say('error', run, (known) => ({ kind: 'error', ...subjectOf(known), ...withTrace(trace) }));
  };
  const fail = (run: Evidence, reason: FailureReason, trace?: FailureTrace): Slot | null => {
    const failed = () =>
      ({ kind: 'failed', ...subjectOf(run), ...reason, ...withTrace(trace) }) as const;
    const known = testimonies.get(run.remote);
    if (known && known.run.version !== run.version) return null;
    const outcome = known?.outcome;
    if (!outcome) return testify(run, failed());
    if (outcome.event.kind !== 'ready') return null;
    // `ready` has gone out, and this page load must not count twice: it was harmed all the same.
    if (outcome.isSent) return crash(run, trace, reason);
    outcome.event = failed();
    queue.drop((slot) => slot !== outcome && slot.event.remote === run.remote);
    return outcome;
  };

  const leave = ({ run, outcome, said }: Testimony): void => {
    if (outcome || said.has('left')) return;
    said.add('left');
    queue.push({ kind: 'left', ...subjectOf(run) });
  };

  return {
    started(run) {
      if (!isEvidence(run) || run.rollout === undefined || testimonies.has(run.remote)) return;
      testimonies.set(run.remote, { run, outcome: null, said: new Set() });
      queue.push({ kind: 'started', ...subjectOf(run) });
      queue.flushSettled();
    },
    left(remote) {
      const known = testimonies.get(remote);
      if (known) leave(known);
    },
    leftAll() {
      for (const known of testimonies.values()) leave(known);
    },
    ready(run, loadMs) {
      const known = testimonies.get(run.remote);
      if (!isEvidence(run) || known?.outcome) return;
      if (known && known.run.version !== run.version) return;
      testify(run, { kind: 'ready', ...subjectOf(run), loadMs: boundMs(loadMs) });
      if (early.has(keyOf(run))) error(run, early.get(keyOf(run)));
    },
    failed(run, reason, { diagnosis, trace } = {}) {
      if (!isEvidence(run)) return;
      const slot = fail(run, reason, trace);
      if (!slot || !diagnosis) return;
      slot.isHeld = true;
      void diagnosis.then((better) => {
        slot.isHeld = false;
        const { event } = slot;
        const isOpen = event.kind === 'failed' || event.kind === 'crash';
        // What has gone out already is as it was.
        if (better && isOpen) slot.event = { ...event, ...better };
      });
    },
    crashed(run, trace) {
      crash(run, trace);
    },
    errored(run, trace) {
      if (testimonies.get(run.remote)?.outcome) error(run, trace);
      else if (!early.has(keyOf(run))) early.set(keyOf(run), trace);
    },
    symptom(run, symptom, cause) {
      say(`symptom ${symptom}`, run, (known) => ({
        kind: 'symptom',
        ...subjectOf(known),
        symptom,
        cause,
      }));
    },
    vitals(run, vitals) {
      say('vitals', run, (known) => ({ kind: 'vitals', ...subjectOf(known), ...vitals }));
    },
    flush() {
      queue.flush();
    },
  };
}

const boundMs = (ms: number): number => Math.min(Math.max(Math.round(ms), 0), beaconLimits.loadMs);
