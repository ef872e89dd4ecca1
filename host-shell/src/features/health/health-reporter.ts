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

/** What one page load has said of one remote. */
interface Testimony {
  readonly run: Evidence;
  outcome: Extract<BeaconEvent, { kind: 'ready' | 'failed' }>;
  readonly said: Set<'crash' | 'error'>;
}

export function createHealthReporter({ send, soon }: HealthReporterOptions): HealthReporter {
  const testimonies = new Map<string, Testimony>();
  /** Errors of scripts whose page has not rendered yet: they count once it has. */
  const early = new Set<string>();
  let queue: BeaconEvent[] = [];

  const flush = (): void => {
    const events = queue;
    queue = [];
    for (let at = 0; at < events.length; at += beaconLimits.events) {
      send(events.slice(at, at + beaconLimits.events));
    }
  };
  const push = (event: BeaconEvent): void => {
    if (queue.length === 0) soon(flush);
    queue.push(event);
  };
  /** Puts another outcome in the place of one that has not been sent; false when it has. */
  const amend = (testimony: Testimony, outcome: Testimony['outcome']): boolean => {
    const at = queue.indexOf(testimony.outcome);
    if (at === -1) return false;
    queue[at] = outcome;
    testimony.outcome = outcome;
    return true;
  };
  const say = (run: ReportedRun, kind: 'crash' | 'error'): void => {
    const testimony = testimonies.get(run.remote);
    if (testimony?.outcome.kind !== 'ready' || testimony.run.version !== run.version) return;
    if (testimony.said.has(kind)) return;
    testimony.said.add(kind);
    push({ kind, ...subjectOf(testimony.run) });
  };
  const fail = (run: Evidence, reason: FailureReason): Testimony | null => {
    const outcome = { kind: 'failed', ...subjectOf(run), ...reason } as const;
    const known = testimonies.get(run.remote);
    if (!known) {
      const testimony = { run, outcome, said: new Set<'crash' | 'error'>() };
      testimonies.set(run.remote, testimony);
      push(outcome);
      return testimony;
    }
    if (known.outcome.kind !== 'ready' || known.run.version !== run.version) return null;
    if (!amend(known, outcome)) {
      // `ready` has gone out and this page load must not count twice: it was harmed all the same.
      say(run, 'crash');
      return null;
    }
    queue = queue.filter((event) => event.remote !== run.remote || event.kind === 'failed');
    return known;
  };

  return {
    ready(run, loadMs) {
      if (!isEvidence(run) || testimonies.has(run.remote)) return;
      const outcome = { kind: 'ready', ...subjectOf(run), loadMs: boundMs(loadMs) } as const;
      testimonies.set(run.remote, { run, outcome, said: new Set() });
      push(outcome);
      if (early.has(keyOf(run))) say(run, 'error');
    },
    failed(run, reason, diagnosis) {
      if (!isEvidence(run)) return;
      const testimony = fail(run, reason);
      if (!testimony || !diagnosis) return;
      void diagnosis.then((better) => {
        const { outcome } = testimony;
        if (better && outcome.kind === 'failed') amend(testimony, { ...outcome, ...better });
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
