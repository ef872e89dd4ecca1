import type { Browser, Page } from '@playwright/test';
import { createUser, login } from 'shared-kit/contract';
import type { RunningHost } from '../scripts/test/host-process';
import { expectAccessible } from './support/axe';
import { openTab, playOutsideWorld } from './support/outside-world';
import { expect, test } from './support/test';

async function openMember(browser: Browser, host: RunningHost, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: host.appUrl });
  await playOutsideWorld(context);
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('green apple');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/tutorials$/);
  return page;
}

/** The entries of the sidebar, without the parts only a screen reader announces. */
async function menuOf(page: Page): Promise<string[]> {
  const entries = await page.getByRole('navigation').getByRole('link').allInnerTexts();
  return entries.map((entry) => entry.replace('(opens in a new tab)', '').trim());
}

// Proof P124
test('an admin adds a member with two upgrades, who signs in and sees just that menu, until the admin deletes them', async ({
  page,
  browser,
  host,
  signInByToken,
  consoleProblems,
}) => {
  const email = 'Grace.Hopper@journey.test';
  await signInByToken(page);
  await page.goto('/users');
  const add = page.getByRole('button', { name: 'Add New User' });
  const row = page.getByRole('row').filter({ hasText: 'Grace' });

  await test.step('adding', async () => {
    await add.click();
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    await dialog.getByLabel('Name').fill('Grace Hopper');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('green apple');
    await dialog.getByLabel('OTO 2').check();
    await dialog.getByLabel('OTO 5').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add User' }).dblclick();
    await expect(page.getByText('User created successfully')).toHaveCount(1);
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
    await expect(row).toContainText(email);
  });

  const member = await openMember(browser, host, email);
  await test.step('the member sees what the two flags unlock', async () => {
    await expect(member.getByRole('link', { name: 'Affiliate Offers' })).toBeVisible();
    expect(await menuOf(member)).toEqual([
      'Tutorials',
      'Projects',
      'Marketplace',
      'Marketplace',
      'Affiliate Offers',
      'Limitless',
      'Bonus',
      'Upgrade',
      'Profile Settings',
    ]);
    await member.goto('/Upgrade');
    await expect(member.getByRole('rowheader')).toHaveText([
      'Unlimited',
      'Automation',
      'Swift Profit',
      'Agency',
      'Franchise',
      'Multiple Income',
    ]);
    const upgrade = member.getByRole('row', { name: /^Franchise/ }).getByRole('link');
    await expect(upgrade).toHaveText('CLICK HERE TO UPGRADE');
    expect(await openTab(member, () => upgrade.click())).toBe('https://example.com/upgrade/7');
    await member.goto('/users');
    await expect(member.getByText('You are not allowed to see this page')).toBeVisible();
  });

  await test.step('editing changes the row and gives the focus back', async () => {
    await page.getByRole('searchbox').fill('HOPPER@journey');
    await expect(page.getByText('1 user', { exact: true })).toBeVisible();
    const edit = page.getByRole('button', { name: 'Edit Grace Hopper' });
    await edit.click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await expect(dialog.getByLabel('OTO 5')).toBeChecked();
    await dialog.getByLabel('Name').fill('Rear Admiral Grace Hopper');
    await dialog.getByRole('button', { name: 'Update User' }).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Edit Rear Admiral Grace Hopper' }),
    ).toBeFocused();
  });

  await test.step('deleting names what goes, and leaves the focus at the list', async () => {
    await page.getByRole('button', { name: 'Delete Rear Admiral Grace Hopper' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Rear Admiral Grace Hopper?' });
    await expect(question).toContainText(email);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByText('User deleted successfully')).toBeVisible();
    await expect(page.getByText('No results found')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Admin Users' })).toBeFocused();
  });

  await test.step('the deleted member is signed out', async () => {
    await member.goto('/projects');
    await expect(member).toHaveURL(/\/$/);
    await member.context().close();
  });
  expect(consoleProblems).toEqual([]);
});

// Proof P129
test('long names and addresses fit a phone, and the badges can be read in both themes', async ({
  page,
  request,
  host,
  signInByToken,
}) => {
  const answer = await request.post(`${host.appUrl}${login.path}`, {
    data: { email: host.adminEmail, password: host.adminPassword },
  });
  const { token } = login.response.parse(await answer.json());
  const made = await request.post(`${host.appUrl}${createUser.path}`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name: 'Maximiliana-Alexandrovna Featherstonehaugh',
      email: `${'long.address.'.repeat(4)}of@${'department.'.repeat(4)}example.test`,
      password: 'green apple',
    },
  });
  expect(made.status()).toBe(200);
  await signInByToken(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/users');
    await expect(page.getByText(/^Maximiliana/)).toBeVisible();
    await expect(page.getByText('admin', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
  }
});
