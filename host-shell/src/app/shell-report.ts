import { shellEvents, shellName } from 'shared-kit/contract/rollout';
import type { HandedOutLoad } from 'shared-kit/contract/rollout';
import type { HealthReporter } from '../features/health/health-reporter';
import type { ReportedRun } from '../features/health/reported-run';

/** What a page load tells of the shell itself, beside what it tells of remotes. */
interface ShellReport {
  /** Null in a page of a host that does not say which shell it has drawn. */
  readonly run: ReportedRun | null;
  /** The shell has rendered. */
  up(): void;
  /** What was asked for is on screen: a page, or that there is none. */
  ready(): void;
  /** A version of a remote could not be shown; another one may take its place. */
  unready(): void;
}

const announce = (name: string): void => {
  window.dispatchEvent(new Event(name));
};

export function createShellReport(
  pageLoad: HandedOutLoad | null,
  reporter: Pick<HealthReporter, 'ready'>,
): ShellReport {
  const run = pageLoad?.shell ? { remote: shellName, ...pageLoad.shell } : null;
  // What is served in place of a candidate is compared with nothing.
  const told = run?.arm === 'fallback' ? null : run;
  let isReady = false;
  return {
    run: told,
    up: () => {
      announce(shellEvents.up);
    },
    ready() {
      if (isReady) return;
      isReady = true;
      announce(shellEvents.ready);
      if (told) reporter.ready(told, performance.now());
    },
    unready: () => {
      if (!isReady) announce(shellEvents.unready);
    },
  };
}

/**
 * Tells what is wrong with a page of its shell as well, while that is rolled out: what a remote brings along is in both arms
 * alike, and the difference is the shell's.
 */
export function alsoOfShell(reporter: HealthReporter, run: ReportedRun | null): HealthReporter {
  if (run?.rollout === undefined) return reporter;
  return {
    ...reporter,
    symptom(of, symptom, cause) {
      reporter.symptom(of, symptom, cause);
      reporter.symptom(run, symptom, cause);
    },
    vitals(of, vitals) {
      reporter.vitals(of, vitals);
      reporter.vitals(run, vitals);
    },
  };
}
