import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { createMember, fillSignIn } from './support/members';
import type { Member } from './support/members';
import { expect, test } from './support/test';
import {
  expectReady,
  generate,
  makeWebsite,
  publishFirst,
  rename,
  websiteIn,
} from './support/workspace';

const someone = (): Member => ({
  name: 'Ines Prado',
  email: `ines-${randomUUID()}@example.com`,
  password: 'a good password',
});

const prompts = [
  'A website for Harbour Row, a rowing club in Bergen, with training times and a boat gallery.',
  'A website for Clay & Kiln, a pottery studio in Porto, with workshops and opening hours.',
];

async function enter(page: Page, member: Member): Promise<void> {
  await page.goto('/');
  await fillSignIn(page, member);
  await expect(page.getByRole('heading', { name: 'Tutorials' })).toBeVisible();
}

/** Another browser of the same member: nothing is in its storage. */
async function anotherBrowser(browser: Browser, baseURL: string, member: Member): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await enter(page, member);
  return page;
}

test('a member makes websites, signs out, and goes on with the second in another browser', async ({
  page,
  browser,
  host,
  request,
  consoleProblems,
}) => {
  const member = someone();
  await createMember(request, host, member);
  await enter(page, member);
  await makeWebsite(page, prompts[0] ?? '');
  await page.getByRole('link', { name: 'Back to Create New Project' }).click();
  await generate(page, prompts[1] ?? '');
  await expectReady(page);
  const address = new URL(page.url());
  expect(address.searchParams.get('project')).not.toBeNull();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(consoleProblems).toEqual([]);

  const other = await anotherBrowser(browser, host.appUrl, member);
  await other.goto(`${address.pathname}${address.search}`);
  await expectReady(other);
  await expect(websiteIn(websiteIn(other)).getByText('Clay & Kiln').first()).toBeVisible();

  await other.getByRole('textbox', { name: 'New prompt' }).fill('use dark blue colours');
  await other.getByRole('button', { name: 'Tweak/Update Prompt' }).click();
  await expect(other.getByText('Generating', { exact: true })).toBeVisible();
  await expectReady(other);
  await publishFirst(other);

  await other.goto('/workspace');
  await expectReady(other);
  await expect(other).toHaveURL(new RegExp(`project=${address.searchParams.get('project')}$`));
  await other.context().close();
});

test('a generation whose tab was closed is found finished by another browser', async ({
  page,
  browser,
  host,
  request,
}) => {
  const member = someone();
  await createMember(request, host, member);
  await enter(page, member);
  const started = page.waitForResponse('**/api/claude-api');
  await generate(page, prompts[0] ?? '');
  await started;
  await page.close();

  const other = await anotherBrowser(browser, host.appUrl, member);
  await other.goto('/workspace');
  await expectReady(other);
  await expect(websiteIn(websiteIn(other)).getByText('Harbour Row').first()).toBeVisible();
  await other.context().close();
});

test('of two browsers with one project the later change is told, and nothing is lost', async ({
  page,
  browser,
  host,
  request,
}) => {
  const member = someone();
  await createMember(request, host, member);
  await enter(page, member);
  await makeWebsite(page, prompts[0] ?? '');
  const other = await anotherBrowser(browser, host.appUrl, member);
  await other.goto(`/workspace${new URL(page.url()).search}`);
  await expectReady(other);

  const told = page.waitForResponse('**/rename');
  await rename(page, 'Renamed Here');
  await told;
  await other.getByRole('button', { name: 'Edit title' }).click();
  await other.getByRole('textbox', { name: 'Title' }).fill('Renamed There');
  await other.keyboard.press('Enter');
  await expect(other.getByText(/renamed in another place meanwhile/)).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Renamed Here');
  await other.context().close();
});
