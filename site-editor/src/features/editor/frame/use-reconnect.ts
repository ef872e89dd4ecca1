import { useEffect } from 'react';
import { notify } from 'shared-kit/ui';
import type { SiteWork } from '../work/site-work';

/**
 * Retry interval of a lost connection, in milliseconds; browsers do not report every reconnection.
 */
const retryMs = 10_000;

/** Saves unsent work when the connection is back. */
export function useReconnect({ store, save }: SiteWork): void {
  const isOffline = store((state) => state.trouble?.kind === 'offline');
  useEffect(() => {
    if (!isOffline) return undefined;
    const retry = (): void => {
      void save().then((message) => {
        if (message !== null) notify.success(`The connection is back. ${message}`);
      });
    };
    const timer = setInterval(retry, retryMs);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [isOffline, save]);
}
