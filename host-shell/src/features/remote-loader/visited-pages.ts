import { useSession } from 'shared-kit/session';
import { giveTypedTextBack } from './typed-text';
import type { TypedText } from './typed-text';

/** How a page was left. */
interface LeftPage {
  readonly scroll: number;
  readonly typed: TypedText;
}

/** Older entries of the history come back as they would on a first visit. */
const rememberedPages = 50;

const pages = new Map<string, LeftPage>();

/** Whoever signs in next must not find what somebody else typed. */
useSession.subscribe((session, before) => {
  if (session.token !== before.token) pages.clear();
});

/** Remembers how the page of a history entry is left; passwords are not taken along (`typed-text.ts`). */
export function rememberPage(entry: string, typed: TypedText): void {
  pages.delete(entry);
  pages.set(entry, { scroll: window.scrollY, typed });
  const [oldest] = pages.keys();
  if (pages.size > rememberedPages && oldest !== undefined) pages.delete(oldest);
}

/** Whether the browser went back or forward to a page that was left in this page load. */
export const isReturn = (entry: string): boolean => pages.has(entry);

const stops = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/** Scrolls as soon as the page is long enough. */
function scrollBack(to: number): () => void {
  const tryOnce = (): void => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    if (reach < to) return;
    watcher.disconnect();
    window.scrollTo(0, to);
  };
  const watcher = new ResizeObserver(tryOnce);
  watcher.observe(document.body);
  tryOnce();
  return () => {
    watcher.disconnect();
  };
}

/**
 * Puts a page back as it was left, as its data arrives, until the member does something with it. Answers what
 * ends it; nothing happens for a page that was not left before.
 */
export function putBack(entry: string): () => void {
  const left = pages.get(entry);
  if (!left) return () => undefined;
  const ends = [scrollBack(left.scroll), giveTypedTextBack(left.typed)];
  const end = (): void => {
    for (const stop of ends) stop();
    for (const type of stops) document.removeEventListener(type, end, true);
  };
  for (const type of stops) document.addEventListener(type, end, { capture: true, passive: true });
  return end;
}

/** The browser scrolls back before there is anything to scroll to; across reloads it knows better than we do. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
