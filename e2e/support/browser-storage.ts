import type { Page } from '@playwright/test';

/** What the browser keeps for the origin. */
export const stored = (page: Page): Promise<Partial<Record<string, string>>> =>
  page.evaluate(() => {
    const entries = Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']);
    return Object.fromEntries(entries) as Record<string, string>;
  });

/** What the browser keeps for the origin, but for what the shell remembers of releases, which no member is told by. */
export async function storedOfMember(page: Page): Promise<Partial<Record<string, string>>> {
  const all = Object.entries(await stored(page));
  return Object.fromEntries(all.filter(([key]) => !key.startsWith('release-')));
}
