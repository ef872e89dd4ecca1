import { useSyncExternalStore } from 'react';

/** Layout of the project list. */
export type ProjectLayout = 'cards' | 'rows';

/** Storage key of the layout; signing out clears it. */
const storageKey = 'projects-look';
const listeners = new Set<() => void>();

const storedLayout = (): ProjectLayout =>
  localStorage.getItem(storageKey) === 'rows' ? 'rows' : 'cards';

function choose(look: ProjectLayout): void {
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

/** The chosen layout and its setter; other tabs follow. */
export function useProjectLayout(): { look: ProjectLayout; choose: (look: ProjectLayout) => void } {
  return { look: useSyncExternalStore(subscribe, storedLayout), choose };
}
