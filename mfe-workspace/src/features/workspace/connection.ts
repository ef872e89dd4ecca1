import { useSyncExternalStore } from 'react';

/** A browser can be wrong about being offline, so what waits for the connection tries this often anyway. */
const tryAnywayMs = 15_000;

export function isOnline(): boolean {
  return navigator.onLine;
}

/** Whether the browser takes itself to be connected. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

/** Resolves when the browser is connected again, or after a while. */
export function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', settle);
      resolve();
    };
    const timer = setTimeout(settle, tryAnywayMs);
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
