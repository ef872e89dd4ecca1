import type { BeaconEvent } from 'shared-kit/contract/releases';
import { beaconLimits } from 'shared-kit/contract/rollout';
import type { Arm, FailurePhase } from 'shared-kit/contract/rollout';

/** The version a page load has of a remote. */
export interface ReportedRun {
  readonly remote: string;
  readonly version: string;
  /** A run under an override is nobody's evidence and is not reported. */
  readonly arm: Arm | 'override';
  readonly rollout?: string | undefined;
}

type Evidence = ReportedRun & { readonly arm: Arm };

const isEvidence = (run: ReportedRun): run is Evidence => run.arm !== 'override';

/** Where and of what a version failed. */
export interface FailureReason {
  readonly phase: FailurePhase;
  /** Kebab-case; see the contract. */
  readonly cause: string;
}

/** Tells the host how versions fare here: one page load counts once per remote (decision 009). */
export interface HealthReporter {
  /** The remote's page has rendered. Only the first outcome of a remote counts. */
  ready(run: ReportedRun, loadMs: number): void;
  /** It could not be used. `diagnosis` may name the reason better before the report has gone out. */
  failed(run: ReportedRun, reason: FailureReason, diagnosis?: Promise<FailureReason | null>): void;
  /** It threw after it was ready. */
  crashed(run: ReportedRun): void;
  /** A script of it threw where nobody caught it. */
  errored(run: ReportedRun): void;
  /** Sends what is waiting; also done when the page goes. */
  flush(): void;
}

export interface HealthReporterOptions {
  readonly send: (events: readonly BeaconEvent[]) => void;
  /** Called when something waits to be sent: calls back after a short idle. */
  readonly soon: (flush: () => void) => void;
}

/** A report on its way; until it has gone out it may be put better. */
interface Slot {
  event: BeaconEvent;
  isSent: boolean;
}

/** What one page load has said of one remote. */
interface Testimony {
  readonly run: Evidence;
  readonly outcome: Slot;
  readonly said: Set<'crash' | 'error'>;
}

export function createHealthReporter({ send, soon }: HealthReporterOptions): HealthReporter {
  const testimonies = new Map<string, Testimony>();
  /** Errors of scripts whose page has not rendered yet: they count once it has. */
  const early = new Set<string>();
  let queue: Slot[] = [];

  const flush = (): void => {
    const slots = queue;
    queue = [];
    for (const slot of slots) slot.isSent = true;
    for (let at = 0; at < slots.length; at += beaconLimits.events) {
      send(slots.slice(at, at + beaconLimits.events).map(({ event }) => event));
    }
  };
  const push = (event: BeaconEvent): Slot => {
    if (queue.length === 0) soon(flush);
    const slot = { event, isSent: false };
    queue.push(slot);
    return slot;
  };
  const testify = (run: Evidence, event: BeaconEvent): Slot => {
    const outcome = push(event);
    testimonies.set(run.remote, { run, outcome, said: new Set() });
    return outcome;
  };
  /** Adds to what a page load has said, once per kind and only of the version that was ready. */
  const say = (run: ReportedRun, kind: 'crash' | 'error', reason?: FailureReason): Slot | null => {
    const known = testimonies.get(run.remote);
    if (known?.outcome.event.kind !== 'ready' || known.run.version !== run.version) return null;
    if (known.said.has(kind)) return null;
    known.said.add(kind);
    return push(
      kind === 'crash'
        ? { kind, ...subjectOf(known.run), ...reason }
        : { kind, ...subjectOf(known.run) },
    );
  };
  const fail = (run: Evidence, reason: FailureReason): Slot | null => {
    const event = { kind: 'failed', ...subjectOf(run), ...reason } as const;
    const known = testimonies.get(run.remote);
    if (!known) return testify(run, event);
    const { outcome } = known;
    if (outcome.event.kind !== 'ready' || known.run.version !== run.version) return null;
    // `ready` has gone out, and this page load must not count twice: it was harmed all the same.
    if (outcome.isSent) return say(run, 'crash', reason);
    outcome.event = event;
    queue = queue.filter((slot) => slot === outcome || slot.event.remote !== run.remote);
    return outcome;
  };

  return {
    ready(run, loadMs) {
      if (!isEvidence(run) || testimonies.has(run.remote)) return;
      testify(run, { kind: 'ready', ...subjectOf(run), loadMs: boundMs(loadMs) });
      if (early.has(keyOf(run))) say(run, 'error');
    },
    failed(run, reason, diagnosis) {
      if (!isEvidence(run)) return;
      const slot = fail(run, reason);
      if (!slot || !diagnosis) return;
      void diagnosis.then((better) => {
        const { event } = slot;
        const isOpen = event.kind === 'failed' || event.kind === 'crash';
        // What has gone out already is as it was.
        if (better && isOpen) slot.event = { ...event, ...better };
      });
    },
    crashed(run) {
      say(run, 'crash');
    },
    errored(run) {
      if (testimonies.has(run.remote)) say(run, 'error');
      else early.add(keyOf(run));
    },
    flush,
  };
}

const keyOf = ({ remote, version }: ReportedRun): string => `${remote} ${version}`;

const boundMs = (ms: number): number => Math.min(Math.max(Math.round(ms), 0), beaconLimits.loadMs);

function subjectOf({ remote, version, arm, rollout }: Evidence) {
  return { remote, version, arm, ...(rollout === undefined ? {} : { rollout }) };
}
