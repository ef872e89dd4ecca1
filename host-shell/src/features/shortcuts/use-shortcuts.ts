import { useEffect } from 'react';

/** What the shell's own keys do. */
export interface ShortcutActions {
  readonly onShowShortcuts: () => void;
}

/** Where a key is a character, not a command. */
const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="textbox"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null;
}

/** A dialog on top keeps the keys to itself. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLElement>('main input[type="search"]:not(:disabled)');
  search?.focus();
  return search !== null;
}

/** Listens for the keys that work on every signed-in page: `?` for the list, `/` for the search. */
export function useShortcuts({ onShowShortcuts }: ShortcutActions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (isTyping(target) || isCovered()) return;
      if (key === '?') {
        event.preventDefault();
        onShowShortcuts();
      } else if (key === '/' && focusSearch()) {
        // The browser's own quick find would open, or the slash land in the search.
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [onShowShortcuts]);
}
