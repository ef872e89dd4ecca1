import { useEffect } from 'react';
import { notify } from 'shared-kit/ui';
import { saveAndTell } from './use-save-code';
import type { ProjectStore } from '../../model';

/**
 * Handles Ctrl+S and Cmd+S: saves unsaved code as a version. Everything else is saved with every
 * change, so otherwise the shortcut only ends title editing and reports whether everything is
 * saved. It always suppresses the browser's dialog, which would save the workspace's page.
 */
export function useSaveShortcut(store: ProjectStore): void {
  useEffect(() => {
    const save = (event: KeyboardEvent): void => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      if (!isSave || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (event.repeat) return;
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      if (store.getState().unsaved) void saveAndTell(store);
      else if (isOnHost(store)) notify.success('Everything is saved');
      else if (store.getState().isKept) notify.success('Saved in this browser');
      else notify.error('This browser is out of space for the project. Export or publish it.');
    };
    window.addEventListener('keydown', save);
    return () => {
      window.removeEventListener('keydown', save);
    };
  }, [store]);
}

const isOnHost = (store: ProjectStore): boolean => {
  const { kept, isRenamed } = store.getState();
  return kept !== null && !isRenamed;
};
