import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A disabled button loses focus. This gives it back when a busy button that had focus is ready
 * again, unless the member has gone elsewhere meanwhile.
 */
export function useKeptFocus(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (busy) {
      hadFocus.current = focused === button.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (focused === null || focused === document.body) button.current?.focus();
    }
  }, [busy]);
  return button;
}
