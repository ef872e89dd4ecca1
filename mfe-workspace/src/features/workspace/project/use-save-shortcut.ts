import { useEffect } from 'react';
import { notify } from 'shared-kit/ui';
import { saveAndTell } from '../unsaved/use-save-code';
import type { ProjectStore } from './project-store';

/**
 * Ctrl+S or Cmd+S: makes a version of what was typed into the code view. Everything else keeps itself
 * by itself with every change, so otherwise the keys end what is being typed into the title and
 * say whether everything is kept; never the browser's own dialog, which would save the workspace's page.
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
