import { useSession } from 'shared-kit/session';
import { wasTouched } from './touched';

/** A 401 is heard of at once, the page acts on it a moment later; both are measured on the page's clock. */
const refusedWithinMs = 5_000;

/** Signing out may take so long after the click: the host is told first. */
const askedWithinMs = 10_000;

/**
 * Reports a session that ended although nobody has clicked, it has not expired, the host has not refused it, and no other
 * tab has ended it: a script has.
 *
 * @param suspect what was on screen, asked at that moment
 */
export function whenSignedOutByScript<T>(suspect: () => T, listener: (suspect: T) => void): void {
  let endedElsewhere = false;
  window.addEventListener('storage', () => {
    endedElsewhere = useSession.getState().token === null;
  });
  useSession.subscribe(({ token }, before) => {
    if (token !== null || before.token === null) return;
    const isAsked = wasTouched(askedWithinMs);
    const isExpired = before.expiry !== null && Date.now() >= before.expiry;
    if (isAsked || isExpired) return;
    endedElsewhere = false;
    // A moment later another page is up.
    const suspected = suspect();
    // Other tabs' changes reach the session's listener before ours.
    setTimeout(() => {
      if (!endedElsewhere && !wasRefused()) listener(suspected);
    }, 0);
  });
}

function wasRefused(): boolean {
  const since = performance.now() - refusedWithinMs;
  return performance.getEntriesByType('resource').some((entry) => {
    const { responseEnd } = entry as PerformanceResourceTiming;
    return responseEnd > since && Reflect.get(entry, 'responseStatus') === 401;
  });
}
