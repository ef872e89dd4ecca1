import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

/**
 * Plays every foreign host with one empty page, so that no test leaves the machine.
 *
 * @returns the addresses asked for, in order, as they come
 */
export async function playOutsideWorld(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  // Names below localhost are this machine's as well: each published website has one.
  await context.route(/^https?:\/\/(?!(?:[\w-]+\.)?localhost[:/])/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' });
  });
  return asked;
}

/** Follows what opens a tab and proves that the tab cannot reach back; answers with its address. */
export async function openTab(page: Page, press: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  const address = tab.url();
  await tab.close();
  return address;
}
