import { useSyncExternalStore } from 'react';

/** Maximum wait while offline, in milliseconds: browsers can be wrong about being offline. */
const maxOfflineWaitMs = 15_000;

export function isOnline(): boolean {
  return navigator.onLine;
}

/** Whether the browser reports being online. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

/** Resolves when the browser is online again, or after `maxOfflineWaitMs`. */
export function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', settle);
      resolve();
    };
    const timer = setTimeout(settle, maxOfflineWaitMs);
    window.addEventListener('online', settle);
  });
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
