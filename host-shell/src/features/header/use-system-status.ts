import { useEffect, useState } from 'react';
import type { Readiness } from 'shared-kit/client';

/** What the header says of the host: the truth as far as this browser can tell. */
export type SystemStatus = Readiness | { readonly state: 'checking' | 'offline' };

/** How often the host is asked, in milliseconds: sooner while something is wrong. */
export const statusIntervalMs = { healthy: 60_000, troubled: 10_000 } as const;

async function askHost(): Promise<SystemStatus> {
  if (!navigator.onLine) return { state: 'offline' };
  // Loaded late: the first paint needs no HTTP client.
  const { readReadiness } = await import('shared-kit/client');
  return readReadiness();
}

/**
 * Asks again and again until stopped. A newer question makes an older answer void. Without the client,
 * which is a file of the host, the host cannot be reached.
 */
function watchHost(onStatus: (status: SystemStatus) => void) {
  let question = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = async (): Promise<void> => {
    clearTimeout(timer);
    question += 1;
    const asked = question;
    const status = await askHost().catch((): SystemStatus => ({ state: 'unreachable' }));
    if (asked !== question) return;
    onStatus(status);
    const { healthy, troubled } = statusIntervalMs;
    timer = setTimeout(() => void check(), status.state === 'operational' ? healthy : troubled);
  };
  const stop = (): void => {
    question += 1;
    clearTimeout(timer);
  };
  return { check, stop };
}

/**
 * Follows the host's health: at start, every minute, when the connection comes or goes, and when the
 * tab becomes visible again, because browsers stop the timers of hidden tabs.
 */
export function useSystemStatus(): SystemStatus {
  const [status, setStatus] = useState<SystemStatus>({ state: 'checking' });
  useEffect(() => {
    const { check, stop } = watchHost(setStatus);
    const checkNow = (): void => void check();
    const checkWhenVisible = (): void => {
      if (document.visibilityState === 'visible') checkNow();
    };
    checkNow();
    addEventListener('online', checkNow);
    addEventListener('offline', checkNow);
    document.addEventListener('visibilitychange', checkWhenVisible);
    return () => {
      stop();
      removeEventListener('online', checkNow);
      removeEventListener('offline', checkNow);
      document.removeEventListener('visibilitychange', checkWhenVisible);
    };
  }, []);
  return status;
}
