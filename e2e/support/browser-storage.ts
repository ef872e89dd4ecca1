import type { Page } from '@playwright/test';

/** What the browser keeps for the origin. */
export const stored = (page: Page): Promise<Partial<Record<string, string>>> =>
  page.evaluate(() => {
    const entries = Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']);
    return Object.fromEntries(entries) as Record<string, string>;
  });
