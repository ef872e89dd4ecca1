/**
 * Ref of a modal's overlay. Marks it for the global style sheet, which keeps the page from scrolling as
 * long as the mark is there, and keeps the room of the scroll bar when there was one, so nothing moves.
 */
export function lockScrolling(overlay: HTMLElement | null): void {
  if (!overlay) return;
  // Measured before the mark is set: the mark itself takes the scroll bar away.
  const hasScrollBar = document.documentElement.clientWidth < window.innerWidth;
  overlay.dataset['modal'] = hasScrollBar ? 'scroll-bar' : '';
}
