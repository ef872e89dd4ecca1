import type { Page } from '@playwright/test';
import { codeAt } from '../api-host/src/features/second-factor/testing/app-code';
import { mailsTo } from './support/mails';
import { createMember, fillSignIn } from './support/members';
import { expect, test } from './support/test';

const member = { name: 'Noor Haddad', email: 'noor@example.com', password: 'noor-password' };

const settings = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });

async function signInWith(page: Page, code: string, label: 'Code' | 'Recovery code' = 'Code') {
  await fillSignIn(page, member);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  if (label === 'Recovery code') {
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
  }
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a second factor is set up, asked for at the sign-in, and switched off', async ({
  page,
  request,
  host,
}) => {
  await createMember(request, host, member);
  await page.goto('/');
  await fillSignIn(page, member);
  await expect(page).toHaveURL(/\/tutorials$/);
  await page.goto('/profile-settings');

  await settings(page).getByRole('button', { name: 'Set up' }).click();
  await settings(page).getByLabel('Current Password', { exact: true }).fill(member.password);
  await settings(page).getByRole('button', { name: 'Continue' }).click();
  const picture = settings(page).getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  const secret = (await settings(page).locator('code').innerText()).replaceAll(/\s/g, '');
  await settings(page).getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
  await settings(page).getByRole('button', { name: 'Switch on' }).click();
  const list = settings(page).getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await settings(page).getByRole('button', { name: 'I have saved them' }).click();
  await expect(settings(page)).toContainText('10 recovery codes are left.');

  await page.getByRole('button', { name: 'Logout' }).click();
  await signInWith(page, '000 000');
  await expect(page.getByRole('alert')).toContainText('This code is not correct');
  // The next one the app will show: the one of now was used to switch it on.
  const next = codeAt(secret, new Date(Date.now() + 30_000));
  await page.getByLabel('Code', { exact: true }).fill(next);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tutorials$/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await signInWith(page, codes[0] ?? '', 'Recovery code');
  await expect(page).toHaveURL(/\/tutorials$/);
  await page.goto('/profile-settings');
  await expect(settings(page)).toContainText('9 recovery codes are left.');

  await settings(page).getByRole('button', { name: 'Switch off' }).click();
  await settings(page).getByLabel('Current Password', { exact: true }).fill(member.password);
  await settings(page)
    .getByLabel('Code', { exact: true })
    .fill(codes[1] ?? '');
  await settings(page).getByRole('button', { name: 'Switch off' }).click();
  await expect(settings(page).getByText('Off', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await fillSignIn(page, member);
  await expect(page).toHaveURL(/\/tutorials$/);
  const told = async () =>
    (await mailsTo(host, member.email)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
  await expect.poll(async () => (await told()).length).toBe(4);
  expect((await told()).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Your Sitewright account: recovery code used',
    'Your Sitewright account: recovery code used',
    'Your Sitewright account: second factor switched off',
    'Your Sitewright account: second factor switched on',
  ]);
});

test('what is dangerous asks again who it is, and then goes on by itself', async ({
  page,
  host,
}) => {
  await page.goto('/');
  await fillSignIn(page, { email: host.adminEmail, password: host.adminPassword });
  await expect(page).toHaveURL(/\/tutorials$/);
  await page.goto('/audit');
  // As the host answers a quarter of an hour after the sign-in; what follows is its own.
  await page.route(
    /\/api\/audit\/export/,
    (route) =>
      route.fulfill({
        status: 403,
        json: { message: 'Confirm that it is you', code: 'CONFIRMATION_REQUIRED' },
      }),
    { times: 1 },
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Current Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toContainText('The password is not correct');
  await dialog.getByLabel('Current Password', { exact: true }).fill(host.adminPassword);
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('audit-log.csv');
  await expect(dialog).toBeHidden();
});
