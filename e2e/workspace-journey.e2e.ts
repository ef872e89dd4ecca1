import { readFile } from 'node:fs/promises';
import {
  textIn,
  unpackArchive,
} from '../mfe-workspace/src/features/workspace/testing/unpack-archive';
import { expect, test } from './support/test';
import {
  action,
  expectReady,
  makeWebsite,
  publishFirst,
  rename,
  websiteIn,
} from './support/workspace';

const prompt =
  'A website for Harbour Row, a rowing club in Bergen, with training times, a boat gallery and a contact form. Deep blue and sand.';

test.beforeEach(async ({ page, signInByToken }) => {
  await signInByToken(page);
});

// Proof P26
test('a double click on Generate starts one generation', async ({ page }) => {
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/claude-api')) starts.push(request.postData() ?? '');
  });
  await page.goto('/create-project');
  await page.getByRole('textbox', { name: 'Describe your website' }).fill(prompt);
  await page.getByRole('button', { name: 'Generate' }).dblclick();
  await expectReady(page);
  expect(starts.map((body): unknown => JSON.parse(body))).toEqual([
    {
      prompt,
      type: 0,
      html: '',
      css: '',
      js: '',
      project_id: expect.any(String),
      request_id: expect.any(String),
    },
  ]);
});

// Proof P62
test('the downloaded archive is named after the title and opens by itself', async ({
  page,
  context,
}) => {
  await makeWebsite(page, prompt);
  await rename(page, 'Harbour Row: the club');
  const started = page.waitForEvent('download');
  await action(page, 'Export').click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('Harbour Row the club.zip');
  await expect(page.getByText('Project exported successfully!')).toBeVisible();
  const files = await unpackArchive(await readFile(await download.path()));
  const typefaces = Object.keys(files).filter((name) => name.startsWith('assets/fonts/'));
  const names = ['README.md', 'index.html', 'script.js', 'styles.css', ...typefaces];
  expect(Object.keys(files).toSorted()).toEqual(names.toSorted());
  expect(textIn(files, 'README.md')).toContain(`> ${prompt}`);

  // As somebody would put the four files on a web host of their own.
  const asked: string[] = [];
  await context.route('https://harbour-row.test/**', async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    asked.push(name);
    const types: Record<string, string> = {
      html: 'text/html',
      css: 'text/css',
      js: 'text/javascript',
      woff2: 'font/woff2',
    };
    const contentType = types[name.split('.').at(-1) ?? ''] ?? 'text/plain';
    const file = files[name];
    if (file) await route.fulfill({ contentType, body: Buffer.from(file) });
    else await route.fulfill({ status: 404 });
  });
  const visitor = await context.newPage();
  await visitor.goto('https://harbour-row.test/');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.evaluate(() => document.fonts.ready);
  expect([...new Set(asked)].toSorted()).toEqual(
    ['index.html', 'script.js', 'styles.css', ...typefaces].toSorted(),
  );
});

// Proof P60
test('a double click on Publish publishes once, and its link can be copied', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let published = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/publish-website')) published += 1;
  });
  await makeWebsite(page, prompt);
  await action(page, 'Publish').dblclick();
  const sheet = page.getByRole('dialog', { name: 'Publish your website' });
  await sheet.getByRole('button', { name: 'Publish', exact: true }).dblclick();
  await expect(page.getByText('Website published successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // Another test of this file may have published under the first address before.
  expect(new URL(link).hostname).toMatch(/^harbour-row(?:-\d+)?\.localhost$/);
  expect(new URL(link).port).toBe(new URL(host.sitesUrl).port);
  const visitor = await page.context().newPage();
  await visitor.goto(link);
  await expect(visitor.getByText('Harbour Row').first()).toBeVisible();
  await visitor.close();
  expect(published).toBe(1);
});

// Proof P47
test('the preview opens in a tab on the sites origin, out of reach of the session', async ({
  page,
  host,
}) => {
  await makeWebsite(page, prompt);
  await expect(websiteIn(websiteIn(page)).getByRole('heading', { level: 1 })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open in new tab' }).click();
  const tab = await opened;
  await expect(websiteIn(tab).getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(tab.url()).origin).toBe(host.sitesUrl);
  const reach = await tab.evaluate(() => {
    try {
      return (window.opener as Window).localStorage.getItem('token');
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error);
    }
  });
  expect(reach).toBe('SecurityError');
});

test.describe('Edit', () => {
  test.beforeEach(async ({ context, host }) => {
    await context.route(`${host.editorUrl}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Editor</h1>' }),
    );
  });

  // Proof P49
  test('saves, prepares the editor and opens it in one new tab that cannot reach back', async ({
    page,
    host,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/edit-website|open-editor/.test(pathname)) calls.push(pathname);
    });
    await makeWebsite(page, prompt);
    await publishFirst(page);
    const opened = page.waitForEvent('popup');
    await action(page, 'Edit').dblclick();
    const editor = await opened;
    await expect(editor.getByRole('heading', { name: 'Editor' })).toBeVisible();
    expect(editor.url()).toMatch(
      new RegExp(`^${host.editorUrl}/\\?theme=system#ticket=[\\w-]{43}$`),
    );
    expect(await editor.evaluate(() => window.opener === null)).toBe(true);
    expect(calls).toEqual(['/api/edit-website', '/api/open-editor']);
    expect(page.context().pages()).toHaveLength(2);
  });

  // Proof P55
  test('that the browser blocks becomes a link, and the focus comes back', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await makeWebsite(page, prompt);
    await publishFirst(page);
    await action(page, 'Edit').click();
    const dialog = page.getByRole('dialog', { name: 'Your changes are saved' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(action(page, 'Edit')).toBeFocused();
    await action(page, 'Edit').click();
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: 'Open the site editor' }).click();
    await expect((await opened).getByRole('heading', { name: 'Editor' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
