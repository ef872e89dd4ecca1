import { isVisible } from './visible-content';

/** Below this width the sidebar is a drawer (`useNarrowScreen`). */
const narrow = '(max-width: 899px)';

/** What of the frame is not where the shell has put it; null when all is, and on pages without a frame. */
export function findFrameDamage(main: Element | null): string | null {
  if (!main) return null;
  if (!main.isConnected) return 'main-gone';
  // A dialog covers the frame for good reasons.
  if (document.querySelector('dialog[open], [role="dialog"]')) return null;
  const header = main.parentElement?.querySelector(':scope > header');
  if (!header) return 'header-gone';
  if (!isInPlace(header, 20)) return 'header-hidden';
  if (matchMedia(narrow).matches) return null;
  const side = document.querySelector('aside[aria-label="Sidebar"]');
  if (!side) return 'sidebar-gone';
  return isInPlace(side, 40) ? null : 'sidebar-hidden';
}

/** The shell keeps both at the upper edge however far the page is scrolled, the sidebar at the left one. */
function isInPlace(element: Element, least: number): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  // A page that is wider than the window may be scrolled sideways, and the frame with it.
  const start = left + window.scrollX;
  const isInside = start >= -1 && start < window.innerWidth && top >= -1;
  return isInside && width >= least && height >= least && top < 200 && isVisible(element);
}
