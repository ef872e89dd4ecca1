import { useSyncExternalStore } from 'react';

/** What the member chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const storageKey = 'theme';
const listeners = new Set<() => void>();

function storedChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Writes the stored choice to the document, where the style sheet reads it. */
export function applyStoredTheme(): void {
  const choice = storedChoice();
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

function choose(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, choice);
  applyStoredTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = () => {
    applyStoredTheme();
    listener();
  };
  listeners.add(listener);
  // Another tab chose, or signed out and cleared all storage.
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The theme choice and its setter; every user of the hook follows, in every tab. */
export function useTheme(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  return { choice: useSyncExternalStore(subscribe, storedChoice), choose };
}
