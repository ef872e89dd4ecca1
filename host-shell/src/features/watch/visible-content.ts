/** Parts that are content by themselves. */
const pictured = 'img, svg, canvas, video, iframe, input, textarea, select, button';

/** What stands in for content on its way. */
const skeleton = '[data-skeleton], [aria-busy="true"]';

/** Pages are long; if there is anything to see, it is among the first so many texts. */
const most = 2_000;

/** What an area shows: content, only what stands in for it, or nothing at all. */
export type Shown = 'content' | 'skeleton' | 'nothing';

/** Looks at what a visitor sees of an area; what is scrolled out of sight below counts as seen. */
export function lookAt(area: Element): Shown {
  if (!isVisible(area)) return 'nothing';
  const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  for (let seen = 0; seen < most; seen += 1) {
    const text = texts.nextNode();
    if (text === null) break;
    if (text.nodeValue?.trim() && isContent(text.parentElement, 2)) return 'content';
  }
  const pictures = area.querySelectorAll(pictured);
  for (let at = 0; at < Math.min(pictures.length, most); at += 1) {
    if (isContent(pictures.item(at), 8)) return 'content';
  }
  for (const part of area.querySelectorAll(skeleton)) if (isVisible(part)) return 'skeleton';
  return 'nothing';
}

/** Larger than what is there for screen readers only, which is one pixel. */
function isContent(element: Element | null, least: number): boolean {
  if (!element || element.closest(skeleton)) return false;
  const { width, height, left, right } = element.getBoundingClientRect();
  const isInside = right > 0 && left < window.innerWidth;
  return width > least && height > least && isInside && isVisible(element);
}

/** Whether nothing hides an element: not itself and none around it. */
export function isVisible(element: Element): boolean {
  // Safari before 17.4 does not know it; there nothing is hidden.
  if (typeof element.checkVisibility !== 'function') return true;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}
