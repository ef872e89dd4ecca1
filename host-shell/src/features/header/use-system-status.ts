import { useEffect, useState } from 'react';

/** What the header says of the host: the truth as far as this browser can tell. */
export type SystemStatus = 'operational' | 'offline' | 'unreachable' | 'degraded';

/** How often the host is asked, in milliseconds. */
export const statusIntervalMs = 60_000;

async function askHost(): Promise<SystemStatus> {
  if (!navigator.onLine) return 'offline';
  // Loaded late: the first paint needs no HTTP client.
  const { readReadiness } = await import('shared-kit/client');
  return readReadiness();
}

/** Follows the host's health: at start, every minute, and when the connection comes or goes. */
export function useSystemStatus(ask: () => Promise<SystemStatus> = askHost): SystemStatus {
  const [status, setStatus] = useState<SystemStatus>('operational');
  useEffect(() => {
    let current = true;
    const check = (): void => {
      ask()
        .catch((): SystemStatus => 'unreachable')
        .then((next) => {
          if (current) setStatus(next);
        })
        .catch(() => undefined);
    };
    check();
    const timer = setInterval(check, statusIntervalMs);
    addEventListener('online', check);
    addEventListener('offline', check);
    return () => {
      current = false;
      clearInterval(timer);
      removeEventListener('online', check);
      removeEventListener('offline', check);
    };
  }, [ask]);
  return status;
}
