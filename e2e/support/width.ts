import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Expects the page to need no scrolling sideways, and names what sticks out. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > clientWidth + 0.5)
      .map(
        ({ element, right }) => `${element.tagName} ${element.className} to ${Math.round(right)}`,
      );
    return [`${scrollWidth} of ${clientWidth} px`, ...widest.slice(0, 6)];
  });
  expect.soft(wide, 'wider than the screen').toEqual([]);
}
