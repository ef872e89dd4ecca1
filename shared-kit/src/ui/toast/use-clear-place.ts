import { useLayoutEffect, type RefObject } from 'react';
import { shiftToClear } from './clear-place';

/** Marks what toasts must leave free: headers, and the buttons of a page and of a dialog. */
const clearSelector = '[data-toasts-clear]';

/** The topmost dialog hides what is below it; without one, the page counts. */
function obstaclesOf(): Element[] {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const root = [...dialogs].at(-1) ?? document;
  return [...root.querySelectorAll(clearSelector)];
}

function place(corner: HTMLElement): void {
  corner.style.translate = '';
  const obstacles = obstaclesOf().map((element) => element.getBoundingClientRect());
  const shift = shiftToClear(corner.getBoundingClientRect(), obstacles, window.innerHeight);
  if (shift > 0) corner.style.translate = `0 ${shift}px`;
}

/**
 * Keeps the corner of the toasts below what they must not cover, for as long as there are any, also when
 * the page scrolls, a dialog opens or a toast is added.
 */
export function useClearPlace(corner: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const box = corner.current;
    if (!box || !shown) return undefined;
    const update = () => place(box);
    const dialogs = new MutationObserver(update);
    dialogs.observe(document.body, { childList: true });
    const size = new ResizeObserver(update);
    size.observe(box);
    addEventListener('scroll', update, { passive: true, capture: true });
    addEventListener('resize', update);
    update();
    return () => {
      dialogs.disconnect();
      size.disconnect();
      removeEventListener('scroll', update, { capture: true });
      removeEventListener('resize', update);
    };
  }, [corner, shown]);
}
