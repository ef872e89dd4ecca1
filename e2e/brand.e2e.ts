import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPreparedHost } from './support/prepared-host';
import { expect, test } from './support/test';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
const logoUrl = `data:image/svg+xml;base64,${Buffer.from(square).toString('base64')}`;
const supportUrl = 'https://help.example.com/';

// Proof P12
test('brand name, logo and support come from the operator’s document', async ({
  page,
  context,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-brand-'));
  const file = path.join(folder, 'config.json');
  await writeFile(file, JSON.stringify({ brandName: 'Acme Sites', logoUrl, supportUrl }));
  const host = await startPreparedHost({ CONFIG_FILE: file });
  try {
    await context.route(`${supportUrl}**`, (route) => route.fulfill({ body: 'Help' }));
    await page.goto(host.appUrl);
    await expect(page).toHaveTitle('Sign in · Acme Sites');
    await expect(page.getByText('Acme Sites', { exact: true })).toBeVisible();
    const logo = page.locator('main img');
    await expect(logo).toHaveAttribute('src', logoUrl);
    // Loaded, that is, allowed by the policy and a picture.
    await expect
      .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', logoUrl);

    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Contact support' }).click();
    await expect(await opened).toHaveURL(supportUrl);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    await page.getByRole('textbox', { name: 'Email' }).fill(host.adminEmail);
    await page.getByLabel('Password', { exact: true }).fill(host.adminPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const sidebar = page.getByRole('complementary');
    await expect(sidebar.getByText('Acme Sites')).toBeVisible();
    await expect(sidebar.locator('img')).toHaveAttribute('src', logoUrl);
  } finally {
    await host.stop();
    await rm(folder, { recursive: true });
  }
});
