import { readFile } from 'node:fs/promises';
import {
  textIn,
  unpackArchive,
} from '../mfe-workspace/src/features/workspace/testing/unpack-archive';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { publishFirst } from './support/workspace';

/** In no sample: a kind of business, a name, a place and sections of its own. */
const prompt =
  'A website for a small pottery studio called Clay & Kiln in Porto, with workshops, a gallery of bowls, opening hours and a contact form. Warm terracotta colours.';

test('a member describes, watches, previews, exports, publishes, finds and deletes a website', async ({
  page,
  signIn,
  consoleProblems,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await signIn(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create New Project' }).first().click();

  await expect(page.getByRole('button', { name: 'Generate' })).toBeDisabled();
  await page.getByRole('textbox').fill(prompt);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page).toHaveURL(/\/workspace(\?project=[\w-]+)?$/);

  await test.step('the site is built, by the engine that is named', async () => {
    await expect(page.getByText('Offline composer').first()).toBeVisible();
    await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Final Review')).toBeVisible();
  });

  await test.step('the preview shows it', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    const site = page.frameLocator('iframe').frameLocator('iframe');
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(site.getByText('Clay & Kiln').first()).toBeVisible();
    await expect(site.getByText('Porto').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the code can be read', async () => {
    await page.getByRole('tab', { name: 'Code' }).click();
    await page.getByRole('treeitem', { name: 'index.html' }).click();
    await expect(page.locator('.cm-content')).toContainText('Clay &amp; Kiln');
    await expect(page.getByText(/\d+ lines/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a reload loses nothing', async () => {
    await page.reload();
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Project prompt' }).getByText(prompt),
    ).toBeVisible();
  });

  await test.step('the archive holds the four files and the typefaces', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('Clay & Kiln.zip');
    const files = await unpackArchive(await readFile(await download.path()));
    const typefaces = Object.keys(files).filter((name) => name.startsWith('assets/fonts/'));
    expect(typefaces.length).toBeGreaterThan(0);
    expect(Object.keys(files).toSorted()).toEqual([
      'README.md',
      ...typefaces.toSorted(),
      'index.html',
      'script.js',
      'styles.css',
    ]);
    expect(textIn(files, 'index.html')).toContain('Clay &amp; Kiln');
    await expect(page.getByText('Project exported successfully!')).toBeVisible();
  });

  const link = await test.step('publishing gives a link that works', async () => {
    await publishFirst(page);
    await expect(page.getByText(/published/i).first()).toBeVisible();
    await page.goto('/projects');
    const row = page.getByRole('listitem').filter({ hasText: 'Clay & Kiln' });
    await expect(row.getByText('Published')).toBeVisible();
    const published = row.getByRole('link', { name: /^http/ });
    return (await published.getAttribute('href')) ?? '';
  });

  await test.step('anyone can open the published site', async () => {
    const visitor = await page.context().newPage();
    const answer = await visitor.goto(link);
    expect(answer?.status()).toBe(200);
    await expect(visitor).toHaveTitle(/Clay & Kiln/);
    await visitor.close();
  });

  await test.step('deleting takes it down', async () => {
    const row = page.getByRole('listitem').filter({ hasText: 'Clay & Kiln' });
    await row.getByRole('button', { name: /delete/i }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /delete/i })
      .click();
    await expect(row).toHaveCount(0);
    const visitor = await page.context().newPage();
    await expect.poll(async () => (await visitor.goto(link))?.status()).toBe(404);
    await visitor.close();
  });

  expect(consoleProblems).toEqual([]);
});
