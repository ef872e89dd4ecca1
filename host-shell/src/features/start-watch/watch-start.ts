import type { BeaconEvent } from 'shared-kit/contract/releases';
import { leftShellCookie, shellEvents, shellName } from 'shared-kit/contract/rollout';
import type { HandedOutLoad, ShellRun } from 'shared-kit/contract/rollout';

/** As the contract tells of a failure. */
type FailureReason = Pick<Extract<BeaconEvent, { kind: 'failed' }>, 'phase' | 'cause'>;

/** A shell that has not rendered by then has failed. Slow networks make both arms late alike. */
const limitMs = 10_000;

/** What threw before the shell was up may have been harmless: it gets so long to show that. */
const doubtMs = 1_000;

/** After that a candidate of the shell is tried again in this browser. */
const spareSeconds = 86_400;

/** What is waited for before a reload: the report. */
const reloadMs = 50;

interface StartWatchOptions {
  readonly pageLoad: HandedOutLoad | null;
  /** Folder of the shell's scripts. */
  readonly base: string;
  readonly send: (events: readonly BeaconEvent[]) => void;
  readonly reload: () => void;
}

/**
 * Watches a shell start, beside it and perhaps of another build: says that it begins, that it has failed where it cannot say
 * so itself, and that it was left. A candidate is noted in a cookie until it has shown something, and the host makes no
 * page of a version that is noted there; where it fails, the page is loaded again, once.
 */
export function watchStart({ pageLoad, base, send, reload }: StartWatchOptions): void {
  const run = pageLoad?.shell;
  if (!run?.rollout) return;
  const onTrial = run.arm === 'candidate';
  let phase: 'starting' | 'up' | 'unready' | 'over' = 'starting';
  const say = (event: Told): void => {
    // A fallback is compared with nothing.
    if (run.arm !== 'fallback') send([{ ...event, remote: shellName, ...run }]);
  };
  const fail = (reason: FailureReason): void => {
    if (phase !== 'starting') return;
    phase = 'over';
    say({ kind: 'failed', ...reason });
    if (onTrial) reloadOnce(run, reload);
  };
  say({ kind: 'started' });
  if (onTrial) spare(run.version, spareSeconds);
  setTimeout(() => {
    fail({ phase: 'silence', cause: 'not-up' });
  }, limitMs);
  whenDoubtful(base, (reason) => {
    if (reason.phase === 'load') fail(reason);
    else setTimeout(() => fail(reason), doubtMs);
  });
  on(shellEvents.up, () => {
    if (phase === 'starting') phase = 'up';
  });
  on(shellEvents.unready, () => {
    if (phase === 'up') phase = 'unready';
  });
  on(shellEvents.ready, () => {
    phase = 'over';
    if (onTrial) spare(run.version, 0);
  });
  on('pagehide', () => {
    if (phase !== 'starting' && phase !== 'up') return;
    // The visitor was quicker: that says nothing about the shell.
    say({ kind: 'left' });
    if (onTrial) spare(run.version, 0);
  });
}

type Told = { kind: 'started' | 'left' } | ({ kind: 'failed' } & FailureReason);

const on = (name: string, listener: () => void): void => {
  window.addEventListener(name, listener);
};

/** Notes the version this browser is to be spared, or with no time takes the note away. */
function spare(version: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${leftShellCookie}=${version}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** Tells of an entry that does not arrive, and of what its scripts throw and nobody catches. */
function whenDoubtful(base: string, tell: (reason: FailureReason) => void): void {
  const folder = new URL(base, document.baseURI).href;
  const thrown = { phase: 'evaluation', cause: 'threw' } as const;
  window.addEventListener(
    'error',
    ({ target, filename }: ErrorEvent) => {
      if (target instanceof HTMLScriptElement) {
        // Only the page's own scripts are deferred; later ones may fail and be asked for again.
        const isEntry = target.defer && target.src.startsWith(folder);
        if (isEntry) tell({ phase: 'load', cause: 'no-entry' });
      } else if (filename?.startsWith(folder)) tell(thrown);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.stack?.includes(folder)) tell(thrown);
  });
}

/** The host passes over what the cookie names; where there are no cookies, one reload is all there is. */
function reloadOnce({ version }: ShellRun, reload: () => void): void {
  const key = `release-reloaded ${shellName} ${version}`;
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, '1');
  } catch {
    // What cannot be counted is not begun.
    return;
  }
  setTimeout(reload, reloadMs);
}
