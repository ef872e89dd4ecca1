import { useEffect } from 'react';
import { notify } from 'shared-kit/ui';
import type { SiteWork } from '../work/site-work';

/** How often a lost connection is tried again; the browser does not notice each return. */
const retryMs = 10_000;

/** Saves what could not be sent as soon as the connection is back. */
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
