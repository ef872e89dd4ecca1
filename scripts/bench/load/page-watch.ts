import type { Page } from 'playwright-core';

/** What a page tells of its own arrival, in milliseconds since it was asked for. */
export interface SeenPage {
  readonly lcpMs: number;
  readonly headingMs: number;
  readonly blockedMs: number;
  readonly files: readonly { readonly url: string; readonly bytes: number }[];
}

export interface PageWatch {
  readonly headingShown: () => Promise<void>;
  readonly read: () => Promise<SeenPage>;
}

/** Where the page keeps its notes for us; a name nothing else has. */
interface Notes {
  lcpMs: number;
  headingMs: number;
  blockedMs: number;
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` makes a global of this type
  var benchNotes: Notes;
}

/** Signs the tab in and puts a watch into it before the page's first script. */
export async function watchPage(
  tab: Page,
  storage: Readonly<Record<string, string>>,
  heading: RegExp,
): Promise<PageWatch> {
  // tsx names inner functions through a helper that the page does not have.
  await tab.addInitScript('globalThis.__name ??= (named) => named');
  await tab.addInitScript(startWatch, { storage, heading: heading.source });
  return {
    headingShown: async () => {
      await tab.waitForFunction(() => globalThis.benchNotes.headingMs > 0, null, {
        timeout: 120_000,
      });
    },
    read: () => tab.evaluate(readNotes),
  };
}

/** Runs in the page. */
function startWatch(input: { storage: Readonly<Record<string, string>>; heading: string }): void {
  // The preview frame of the workspace is another origin without a storage.
  if (globalThis.top !== globalThis.self) return;
  for (const [key, value] of Object.entries(input.storage)) localStorage.setItem(key, value);
  const notes: Notes = { lcpMs: 0, headingMs: 0, blockedMs: 0 };
  globalThis.benchNotes = notes;
  const wanted = new RegExp(input.heading);
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.lcpMs = startTime;
  });
  const longTaskMs = 50;
  observe('longtask', ({ duration }) => {
    notes.blockedMs += duration - longTaskMs;
  });
  const look = (): void => {
    const found = [...document.querySelectorAll('h1')].some((element) =>
      wanted.test(element.textContent?.trim() ?? ''),
    );
    if (!found || notes.headingMs > 0) return;
    observer.disconnect();
    // With the frame that shows it, not with the script that made it.
    requestAnimationFrame(() => {
      notes.headingMs = performance.now();
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page. */
function readNotes(): SeenPage {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return {
    ...globalThis.benchNotes,
    files: entries.map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize })),
  };
}
