import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns focus when a dialog closes. Radix knows only its own trigger, and ours are opened by
 * state, so focus would move to the document's start. When the opener is gone (a deleted row's
 * button), `fallback` receives it.
 */
export function useReturnedFocus(open: boolean, fallback?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  // A layout effect runs before Radix, in an ordinary effect, moves the focus into the dialog.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return {
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const from = opener.current;
      const target = from instanceof HTMLElement && from.isConnected ? from : fallback?.current;
      target?.focus();
    },
  };
}
