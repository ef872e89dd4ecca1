import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { textIn } from '../mfe-workspace/src/features/workspace/testing/unpack-archive';
import { exportProject, openFromDisk } from './support/exported';
import { expect, test } from './support/test';
import { makeWebsite, publishFirst, rename } from './support/workspace';

const prompt = 'A website for a bakery called Corner Loaf with opening hours and a contact form.';

async function write(page: Page, name: string, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill('visitor@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('what visitors write on a published page, with and without JavaScript, its owner reads and exports', async ({
  page,
  browser,
  signInByToken,
  consoleProblems,
}) => {
  await signInByToken(page);

  const link = await test.step('a composed website with a form is published', async () => {
    await makeWebsite(page, prompt);
    await rename(page, 'Corner Loaf Orders');
    await publishFirst(page);
    const region = page.getByRole('region', { name: 'Published' });
    return (await region.getByRole('link').getAttribute('href')) ?? '';
  });

  await test.step('a visitor is thanked where the form was, without leaving the page', async () => {
    const visitor = await browser.newContext();
    const site = await visitor.newPage();
    await site.goto(link);
    await write(site, 'Amara Okafor', 'Two loaves for Saturday, please.');
    await expect(site.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    expect(site.url()).toBe(link);
    await visitor.close();
  });

  await test.step('without JavaScript a page says thank you and leads back', async () => {
    const visitor = await browser.newContext({ javaScriptEnabled: false });
    const site = await visitor.newPage();
    await site.goto(link);
    await write(site, 'Bruno Teixeira', 'A cake; "with" cherries.');
    await expect(site.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await site.getByRole('link', { name: 'Back to the page' }).click();
    await expect(site.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await visitor.close();
  });

  await test.step('the exported page sends from wherever it is to the same place, as its README says', async () => {
    const files = await exportProject(page);
    expect(textIn(files, 'README.md')).toContain(`send to ${link}`);
    const folder = test.info().outputPath('export');
    const { site, problems } = await openFromDisk(page, files, folder);
    await write(site, 'Clara Lindqvist', 'Sent from a folder.');
    await expect(site.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    expect(problems).toEqual([]);
    await site.close();
  });

  await test.step('the owner sees that there are three, and reads one', async () => {
    await page.goto('/projects');
    await page.getByRole('link', { name: 'Messages of Corner Loaf Orders, 3 unread' }).click();
    await expect(page.getByRole('tab', { name: 'Inbox (3)' })).toBeVisible();
    await page.getByRole('button', { name: /Amara Okafor/ }).click();
    await expect(page.getByRole('definition').getByText('Two loaves for Saturday')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Inbox (2)' })).toBeVisible();
  });

  await test.step('all are in the CSV file', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = await readFile(await (await started).path(), 'utf8');
    const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toMatch(/^"Received","Form","Read",/);
    expect(rows).toHaveLength(3);
    expect(text).toContain('Two loaves for Saturday, please.');
    expect(text).toContain('"A cake; ""with"" cherries."');
  });
  expect(consoleProblems).toEqual([]);
});
