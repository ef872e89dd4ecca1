import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { login } from 'shared-kit/contract';
import type { RunningHost } from '../../scripts/test/host-process';
import { startPreparedHost } from './prepared-host';

interface Fixtures {
  /** Problems the page's console reported; a journey ends by expecting none. */
  readonly consoleProblems: string[];
  /** Signs in through the real form and waits for the first page. */
  readonly signIn: (page: Page) => Promise<void>;
  /** Signs in without the form, for journeys that are about something else. */
  readonly signInByToken: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  readonly host: RunningHost;
}

/** Playwright's test with a running product; one host per worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = await startPreparedHost();
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 150_000 },
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
  signInByToken: async ({ host, request }, use) => {
    await use(async (page) => {
      const data = { email: host.adminEmail, password: host.adminPassword };
      const answer = await request.post(`${host.appUrl}/api/login`, { data });
      const { token, user } = login.response.parse(await answer.json());
      await page.addInitScript(
        ([name, record]) => {
          // Websites in their frames have no storage to look into.
          if (window !== window.top) return;
          // Only where nobody has signed in or out yet: the script runs on every page load.
          if (sessionStorage.getItem('e2e')) return;
          sessionStorage.setItem('e2e', 'signed in');
          localStorage.setItem('token', name ?? '');
          localStorage.setItem('data', record ?? '');
          localStorage.setItem('expiry', String(Date.now() + 86_400_000));
        },
        [token, JSON.stringify(user)] as const,
      );
    });
  },
});

export { expect };
