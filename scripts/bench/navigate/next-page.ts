import type { Browser, Page } from 'playwright-core';
import { followRequests } from '../load/request-chain';
import type { ServedSuite } from '../load/two-suites';

/** What went before a menu entry was chosen: nothing, the pointer on it, or the keyboard's focus. */
export const approaches = ['cold', 'hovered', 'focused'] as const;
export type Approach = (typeof approaches)[number];

/** A menu entry that stays in the application. */
export interface MenuEntry {
  readonly path: string;
}

/** Where members are before they choose an entry; the entry of that page is chosen from another. */
const startOf = (path: string): string =>
  path === '/profile-settings' ? '/tutorials' : '/profile-settings';

const processorSlowdown = 4;

async function openStart(browser: Browser, suite: ServedSuite, path: string) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 1600 } });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript((storage) => {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  }, suite.storage);
  const session = await context.newCDPSession(page);
  const { quiet } = await followRequests(session);
  await page.goto(suite.appUrl + startOf(path), { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const isFile = (url: string): boolean => url.startsWith(suite.appUrl) && !url.includes('/api/');
  await quiet(isFile);
  // Slowed down only now: the machine has other work than waiting for the page before.
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  return { context, page, quiet: () => quiet(isFile) };
}

const entryLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);

/** The menu entries of a member, as they stand in the sidebar. */
export async function listEntries(browser: Browser, suite: ServedSuite): Promise<MenuEntry[]> {
  const { context, page } = await openStart(browser, suite, '/projects');
  const paths = await page
    .getByRole('navigation', { name: 'Main' })
    .locator('a[href^="/"]:not([target])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await context.close();
  return paths.map((path) => ({ path }));
}

/** Runs in the page: chooses a link and answers the milliseconds until the frame with the other page's heading. */
function choose(path: string): Promise<number> {
  const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
  const before = document.querySelector('h1');
  const start = performance.now();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading?.textContent || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        resolve(performance.now() - start);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    // Not by the mouse, which would hover first.
    link?.click();
  });
}

/** Milliseconds from choosing an entry to its page, in a browser that has never seen it. */
export async function measureNext(
  browser: Browser,
  suite: ServedSuite,
  { path }: MenuEntry,
  approach: Approach,
): Promise<number> {
  const { context, page, quiet } = await openStart(browser, suite, path);
  try {
    if (approach === 'hovered') await entryLink(page, path).hover();
    if (approach === 'focused') await entryLink(page, path).focus();
    if (approach !== 'cold') await quiet();
    return await page.evaluate(choose, path);
  } finally {
    await context.close();
  }
}
