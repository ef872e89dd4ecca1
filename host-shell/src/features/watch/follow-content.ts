import { lookAt } from './visible-content';
import type { Shown } from './visible-content';

/** When there was content to see, on the page's own clock. */
export interface FollowedContent {
  /** Null while there has been none. */
  at(): number | null;
  /** What a look from elsewhere has found: a change of styles is no change of the page. */
  note(shown: Shown): void;
  stop(): void;
}

/** Follows an area until it has content. This arrives after the page: what is there by then, was there when it had rendered. */
export function followContent(area: Element, renderedAt: number): FollowedContent {
  let at: number | null = null;
  const observer = new MutationObserver(() => {
    note(lookAt(area));
  });
  const note = (shown: Shown, when = performance.now()): void => {
    if (at !== null || shown !== 'content') return;
    at = when;
    observer.disconnect();
  };
  note(lookAt(area), renderedAt);
  if (at === null) {
    observer.observe(area, { childList: true, characterData: true, subtree: true });
  }
  return {
    at: () => at,
    note: (shown) => {
      note(shown);
    },
    stop: () => {
      observer.disconnect();
    },
  };
}
