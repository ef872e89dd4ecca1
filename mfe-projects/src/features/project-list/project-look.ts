import { useSyncExternalStore } from 'react';

/** How the projects are shown. */
export type ProjectLook = 'cards' | 'rows';

/** Remembered in this browser, until somebody signs out: that clears everything. */
const storageKey = 'projects-look';
const listeners = new Set<() => void>();

const storedLook = (): ProjectLook =>
  localStorage.getItem(storageKey) === 'rows' ? 'rows' : 'cards';

function choose(look: ProjectLook): void {
  localStorage.setItem(storageKey, look);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The chosen look and its setter; other tabs follow. */
export function useProjectLook(): { look: ProjectLook; choose: (look: ProjectLook) => void } {
  return { look: useSyncExternalStore(subscribe, storedLook), choose };
}
