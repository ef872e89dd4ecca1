import type { ReportedRun } from './reported-run';

/** A page load writes that it lives this often. */
const beatMs = 1_000;

/** A visible tab that has not done so for this long is not there any more, or does not answer. */
const deadAfterMs = 4_000;

/** What has run for so long without a fault is left alone: closing a laptop must accuse nobody. */
const watchMs = 60_000;

/** Signatures of page loads end then, and with them what can be said of one. */
const forgottenAfterMs = 86_400_000;

const prefix = 'release-sentinel ';

/** A version at work: `busy` until its page has rendered. */
interface WatchedRun extends ReportedRun {
  readonly busy: boolean;
}

interface Written {
  readonly load: string | undefined;
  readonly at: number;
  readonly runs: readonly WatchedRun[];
}

/** A page load of this browser that ended without saying so. */
export interface DeadLoad {
  /** As the host has signed it. */
  readonly load: string | undefined;
  /** What it was at: versions that had begun, or else the one on screen. */
  readonly runs: readonly ReportedRun[];
  /** Whether their pages had not rendered yet. */
  readonly busy: boolean;
}

/** Says in the browser's storage what this page load is at, so that the next one knows what has hung or crashed it. */
export interface Sentinel {
  begin(run: ReportedRun): void;
  /** It has rendered, or has failed and said so. */
  settle(run: ReportedRun, shown: boolean): void;
}

/** Takes what dead page loads have left; each is found once. Names of tabs last as long as the tab. */
export function takeDeadLoads(now: number, tab: string): DeadLoad[] {
  const dead: DeadLoad[] = [];
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue;
    const written = parse(localStorage.getItem(key));
    const age = now - (written?.at ?? 0);
    // A tab that lives has taken its own away when it left its page before.
    if (written && key !== prefix + tab && age < deadAfterMs) continue;
    localStorage.removeItem(key);
    if (!written || age > forgottenAfterMs) continue;
    const busy = written.runs.filter((run) => run.busy);
    const runs = busy.length > 0 ? busy : written.runs.slice(-1);
    if (runs.length === 0) continue;
    const named = runs.map(({ remote, version, arm, rollout }) => ({
      remote,
      version,
      arm,
      rollout,
    }));
    dead.push({ load: written.load, runs: named, busy: busy.length > 0 });
  }
  return dead;
}

/** Keeps the sentinel of this page load while it is on screen. */
export function keepSentinel(load: string | undefined, tab: string): Sentinel {
  let runs: WatchedRun[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;
  let until = 0;
  const rest = (): void => {
    clearInterval(timer);
    timer = undefined;
    localStorage.removeItem(prefix + tab);
  };
  const beat = (): void => {
    const at = Date.now();
    if (at > until) rest();
    else write(prefix + tab, { load, at, runs });
  };
  // Browsers stop the timers of hidden tabs, and end those tabs: whoever is hidden is not watched.
  const follow = (): void => {
    if (document.visibilityState === 'hidden' || runs.length === 0) return rest();
    beat();
    if (Date.now() < until) timer ??= setInterval(beat, beatMs);
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', rest);
  const note = (run: ReportedRun, busy: boolean | null): void => {
    const { remote, version, arm, rollout } = run;
    runs = runs.filter((known) => known.remote !== remote || known.version !== version);
    if (busy !== null) runs.push({ remote, version, arm, rollout, busy });
    until = Date.now() + watchMs;
    follow();
  };
  return {
    begin(run) {
      if (run.arm !== 'override') note(run, true);
    },
    settle(run, shown) {
      if (run.arm !== 'override') note(run, shown ? false : null);
    },
  };
}

function write(key: string, written: Written): void {
  try {
    localStorage.setItem(key, JSON.stringify(written));
  } catch {
    // The storage is full: nothing is watched.
  }
}

function parse(text: string | null): Written | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const isWritten = typeof value === 'object' && value !== null && 'runs' in value;
    return isWritten && Array.isArray(value.runs) ? (value as Written) : null;
  } catch {
    // Somebody's hand.
    return null;
  }
}

/** The name of this tab: it outlives page loads, and goes with the tab. */
export function nameTab(random: () => string): string {
  const known = sessionStorage.getItem('release-tab');
  if (known !== null) return known;
  const made = random();
  sessionStorage.setItem('release-tab', made);
  return made;
}
