import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const widthOf = async (page: Page, name: string) =>
  (await page.getByRole('complementary', { name }).boundingBox())?.width;

test('the sidebar folds to icons with names, and stays so', async ({ page, signInByToken }) => {
  await signInByToken(page);
  await page.goto('/projects');
  expect(await widthOf(page, 'Sidebar')).toBe(248);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  expect(await widthOf(page, 'Sidebar')).toBe(56);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(await widthOf(page, 'Sidebar')).toBe(56);
  // The sidebar comes first in reading order, after the link that skips it.
  await page.getByRole('link', { name: 'Tutorials' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Projects' })).toBeFocused();
  await expect(page.locator('nav').getByText('Projects').last()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('on a small screen the sidebar is a drawer that closes on choosing a page', async ({
  page,
  signInByToken,
}) => {
  await page.setViewportSize({ width: 899, height: 800 });
  await signInByToken(page);
  await page.goto('/projects');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('link', { name: 'Profile Settings' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
});

// Proof P76
test('links out of the product and the bonus page open beside it', async ({
  page,
  context,
  signInByToken,
}) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'Elsewhere' }));
  await signInByToken(page);
  await page.goto('/projects');
  for (const [name, address] of [
    [/^Marketplace/, 'https://example.com/marketplace'],
    [/^Bonus/, /\/Bonus$/],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name })
      .first()
      .click();
    const tab = await opened;
    await expect(tab).toHaveURL(address);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL('/projects');
});

test('the theme follows the choice, and the choice is remembered', async ({
  page,
  signInByToken,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await signInByToken(page);
  await page.goto('/projects');
  const light = await background();
  await page.getByTitle('Dark', { exact: true }).click();
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await background()).not.toBe(light);
  await page.getByTitle('Follow the system', { exact: true }).click();
  await expect.poll(background).toBe(light);
});

test('the question mark lists the shortcuts on the pages of every remote', async ({
  page,
  signInByToken,
}) => {
  await signInByToken(page);
  for (const path of [
    '/tutorials',
    '/projects',
    '/create-project',
    '/users',
    '/profile-settings',
  ]) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.locator('main h1').click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

// Proof P89
test('offline, the header and the list say so, and both recover', async ({
  page,
  context,
  signInByToken,
}) => {
  await signInByToken(page);
  // A page that reads lists, so that all the code of the next one is there but its own file.
  await page.goto('/users');
  await expect(page.getByText('All systems operational')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  const warmed = page.waitForResponse(/\/projects[^/]*\.js$/);
  await page.getByRole('link', { name: 'Projects' }).hover();
  await (await warmed).finished();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByText('Your projects could not be loaded')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('All systems operational')).toBeVisible();
  await expect(page.getByText(/^(No projects yet|\d+ projects?)$/)).toBeVisible();
});
