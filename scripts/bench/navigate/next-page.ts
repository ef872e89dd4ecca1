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
  const { quiet, requests } = await followRequests(session);
  await page.goto(suite.appUrl + startOf(path), { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const isFile = (url: string): boolean => url.startsWith(suite.appUrl) && !url.includes('/api/');
  await quiet(isFile);
  // Slowed down only now: the machine has other work than waiting for the page before.
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const filesAsked = () => requests.filter(({ url }) => isFile(url)).length;
  return { context, page, quiet: () => quiet(isFile), filesAsked };
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

/** What it took to get to another page. */
export interface NextPage {
  readonly ms: number;
  /** Milliseconds of tasks beyond 50 ms each, up to its heading. */
  readonly blockedMs: number;
  /** Files asked for up to its heading; calls of the API are no part of a build. */
  readonly requests: number;
}

/** Runs in the page: chooses a link and waits for the frame with the other page's heading. */
function choose(path: string): Promise<Omit<NextPage, 'requests'>> {
  const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
  const before = document.querySelector('h1');
  const longTaskMs = 50;
  let blockedMs = 0;
  const note = (entries: PerformanceEntryList): void => {
    for (const { duration } of entries) blockedMs += duration - longTaskMs;
  };
  const tasks = new PerformanceObserver((list) => {
    note(list.getEntries());
  });
  tasks.observe({ type: 'longtask' });
  const start = performance.now();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading?.textContent || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const ms = performance.now() - start;
        // The task that made the page is told of once it has ended.
        setTimeout(() => {
          note(tasks.takeRecords());
          resolve({ ms, blockedMs });
        });
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    // Not by the mouse, which would hover first.
    link?.click();
  });
}

/** From choosing an entry to its page, in a browser that has never seen it. */
export async function measureNext(
  browser: Browser,
  suite: ServedSuite,
  { path }: MenuEntry,
  approach: Approach,
): Promise<NextPage> {
  const { context, page, quiet, filesAsked } = await openStart(browser, suite, path);
  try {
    if (approach === 'hovered') await entryLink(page, path).hover();
    if (approach === 'focused') await entryLink(page, path).focus();
    if (approach !== 'cold') await quiet();
    const before = filesAsked();
    const taken = await page.evaluate(choose, path);
    return { ...taken, requests: filesAsked() - before };
  } finally {
    await context.close();
  }
}
