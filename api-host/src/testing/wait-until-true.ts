import type { Frame, Page } from 'playwright-core';

/**
 * Waits until an expression is true in a page. Playwright's `waitForFunction` polls inside the page
 * by `eval`, which the policies of previews and generated pages refuse: it works there only if the
 * first result is true.
 */
export async function waitUntilTrue(page: Frame | Page, expression: string): Promise<void> {
  while ((await page.evaluate<unknown>(expression)) !== true) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
