import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { layOutSingleSuite } from '../scripts/bench/single-suite';
import { startHost } from '../scripts/test/host-process';

test('the same source runs as one webpack build, the yardstick', async ({ page }) => {
  test.setTimeout(180_000);
  const folder = await layOutSingleSuite();
  const host = await startHost({ SUITE_DIR: folder });
  try {
    await page.goto(host.appUrl);
    await page.getByRole('textbox', { name: 'Email' }).fill(host.adminEmail);
    await page.getByLabel('Password', { exact: true }).fill(host.adminPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Tutorials', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Admin Users', level: 1 })).toBeVisible();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(scripts.filter((file) => file.startsWith('/remotes/'))).toEqual([]);
  } finally {
    await host.stop();
    await rm(folder, { recursive: true });
  }
});
