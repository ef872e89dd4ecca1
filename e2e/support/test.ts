import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startHost } from './host-process';
import type { RunningHost } from './host-process';

interface Fixtures {
  /** Problems the page's console reported; a journey ends by expecting none. */
  readonly consoleProblems: string[];
  /** Signs in through the real form and waits for the first page. */
  readonly signIn: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  readonly host: RunningHost;
}

/** Playwright's test with a running product; one host per worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ host }, use) => {
    await use(host.appUrl);
  },
  consoleProblems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(problems);
  },
  signIn: async ({ host }, use) => {
    await use(async (page) => {
      await page.goto('/');
      await page.getByRole('textbox', { name: 'Email' }).fill(host.adminEmail);
      await page.getByLabel('Password', { exact: true }).fill(host.adminPassword);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/tutorials$/);
      await expect(page.getByRole('heading', { name: 'Tutorials' })).toBeVisible();
    });
  },
});

export { expect };
