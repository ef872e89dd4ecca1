import { useSession } from './session-store';

/** Interval of the expiry check, in milliseconds (specification, section 9). */
export const expiryCheckIntervalMs = 60_000;

/** Time and timers as the watch needs them; tests pass their own. */
export interface ExpiryClock {
  now(): number;
  /** Calls `check` every `intervalMs` milliseconds; returns a function that stops. */
  repeat(check: () => void, intervalMs: number): () => void;
}

const browserClock: ExpiryClock = {
  now: () => Date.now(),
  repeat(check, intervalMs) {
    const timer = setInterval(check, intervalMs);
    return () => {
      clearInterval(timer);
    };
  },
};

/**
 * Whether a session has expired. An absent or unreadable expiry has not: the server decides on
 * every call, and its 401 ends the session.
 */
export function isExpired(expiry: number | null, now: number): boolean {
  return expiry !== null && now >= expiry;
}

/**
 * Signs out once the expiry has passed: checked at once, every 60 seconds, and when the tab becomes
 * visible again, because browsers stop the timers of hidden tabs. Returns what stops the watch.
 */
export function startExpiryWatch(clock: ExpiryClock = browserClock): () => void {
  const check = (): void => {
    const session = useSession.getState();
    if (session.token !== null && isExpired(session.expiry, clock.now())) session.clear();
  };
  const checkWhenVisible = (): void => {
    if (document.visibilityState === 'visible') check();
  };
  const stopRepeating = clock.repeat(check, expiryCheckIntervalMs);
  document.addEventListener('visibilitychange', checkWhenVisible);
  check();
  return () => {
    stopRepeating();
    document.removeEventListener('visibilitychange', checkWhenVisible);
  };
}
