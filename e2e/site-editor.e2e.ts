import { readFile } from 'node:fs/promises';
import {
  textIn,
  unpackArchive,
} from '../mfe-workspace/src/features/workspace/testing/unpack-archive';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { action, expectReady, makeWebsite, publishFirst, websiteIn } from './support/workspace';

const prompt =
  'A website for Harbour Row, a rowing club in Bergen, with training times and a gallery.';

test.beforeEach(async ({ page, signInByToken }) => {
  await signInByToken(page);
});

async function exported(page: Page): Promise<Record<string, string>> {
  const started = page.waitForEvent('download');
  await action(page, 'Export').press('Enter');
  const path = await (await started).path();
  const files = await unpackArchive(await readFile(path));
  return Object.fromEntries(Object.keys(files).map((name) => [name, textIn(files, name)]));
}

async function openEditor(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  // By key: the toast of a publication lies over the button.
  await action(page, 'Edit').press('Enter');
  return await opened;
}

const canvasOf = (editor: Page) => editor.frameLocator('iframe.gjs-frame');

test('what is edited visually is what workspace, export and visitors see, and nothing else changes', async ({
  page,
  host,
}) => {
  // Workspace, editor, visitor and workspace again.
  test.setTimeout(180_000);
  await makeWebsite(page, prompt);
  await publishFirst(page);
  // What is exported of a published website sends its forms there.
  const before = await exported(page);
  const editor = await openEditor(page);
  const problems: string[] = [];
  editor.on('pageerror', (error) => problems.push(String(error)));
  const heading = canvasOf(editor).getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(new URL(editor.url()).origin).toBe(host.editorUrl);
  expect(editor.url()).not.toContain('ticket');
  expect(await editor.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await test.step('a text', async () => {
    await heading.dblclick();
    await heading.press('ControlOrMeta+a');
    await heading.pressSequentially('Row with us & win');
    await canvasOf(editor).getByRole('paragraph').first().click();
    await expect(editor.getByText('Unsaved changes')).toBeVisible();
  });

  await test.step('undo and redo', async () => {
    await editor.getByRole('button', { name: 'Undo' }).click();
    await expect(heading).not.toHaveText('Row with us & win');
    await editor.getByRole('button', { name: 'Redo' }).click();
    await expect(heading).toHaveText('Row with us & win');
  });

  await test.step('a colour', async () => {
    await heading.click();
    await editor.getByRole('button', { name: 'Style' }).click();
    const colour = editor.getByRole('textbox', { name: 'Text colour', exact: true });
    await colour.fill('rgb(200, 0, 0)');
    await colour.press('Enter');
    await expect(heading).toHaveCSS('color', 'rgb(200, 0, 0)');
  });

  await test.step('a section of the composer', async () => {
    await editor.getByRole('button', { name: 'Add', exact: true }).click();
    await editor.getByRole('button', { name: 'FAQ' }).click();
  });

  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.getByText('Saved as version 2')).toBeVisible();

  await test.step('publish', async () => {
    await editor.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(editor.getByText('Website published successfully')).toBeVisible();
    const link = await editor.getByRole('link', { name: 'Published site' }).getAttribute('href');
    const visitor = await page.context().newPage();
    await visitor.goto(link ?? '');
    const seen = visitor.getByRole('heading', { level: 1 });
    await expect(seen).toHaveText('Row with us & win');
    await expect(seen).toHaveCSS('color', 'rgb(200, 0, 0)');
    await visitor.close();
  });
  expect(problems).toEqual([]);
  await editor.close();

  await test.step('the workspace', async () => {
    await page.bringToFront();
    await page.reload();
    await expectReady(page);
    await expect(
      websiteIn(websiteIn(page)).getByRole('heading', { name: 'Row with us & win' }),
    ).toBeVisible();
    const after = await exported(page);
    expect(after['index.html']).toContain('Row with us &amp; win');
    const lines = (text = '') => text.split('\n');
    const gone = lines(before['index.html']).filter(
      (line) => !lines(after['index.html']).includes(line),
    );
    expect(gone.length, gone.join('\n')).toBeLessThanOrEqual(2);
    expect(after['styles.css']?.startsWith(before['styles.css']?.trimEnd() ?? '-')).toBe(true);
  });
});

/** Every way in which a page could come to run something, or reach something, where it is only looked at. */
const hostile = `<!doctype html>
<html><head><title>Hostile</title><base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=https://evil.test/refresh">
<script>top.ran = 'script in head'</script><link rel="stylesheet" href="http://evil.test/a.css"></head>
<body onload="top.ran = 'onload of body'">
<h1 onclick="top.ran = 'onclick'" onpointerover="top.ran = 'hover'">Hostile</h1>
<script>top.ran = 'script in body'</script>
<img src="x" onerror="top.ran = 'onerror'">
<svg onload="top.ran = 'svg'"><script>top.ran = 'script in svg'</script><a href="javascript:top.ran='svg link'"><text y="20">x</text></a></svg>
<iframe srcdoc="<script>top.ran = 'srcdoc'</script>"></iframe><iframe src="javascript:top.ran='frame'"></iframe>
<object data="https://evil.test/o"></object><embed src="https://evil.test/e">
<form action="https://evil.test/form"><input name="a" autofocus onfocus="top.ran = 'onfocus'"><button>Send it</button></form>
<a href="javascript:top.ran='link'">a link</a><a href="https://evil.test/top" target="_top">away</a>
<style>@import "http://evil.test/i.css"; h1 { animation: x 1ms } @keyframes x { to { color: red } }</style>
<p data-gjs-script="top.ran = 'gjs'" data-gjs-type="iframe" contenteditable onanimationend="top.ran = 'animation'">p</p>
</body></html>`;

test('a hostile page runs nothing in the editor, reaches nothing, and is saved as it was', async ({
  page,
  host,
  request,
}) => {
  const post = async (path: string, data: object, token = '') => {
    const headers: Record<string, string> =
      token === '' ? {} : { authorization: `Bearer ${token}` };
    const answer = await request.post(`${host.appUrl}${path}`, { data, headers });
    return (await answer.json()) as Record<string, string>;
  };
  const { token } = await post('/api/login', {
    email: host.adminEmail,
    password: host.adminPassword,
  });
  const website = { htmlcode: hostile, csscode: '', jscode: '', title: 'Hostile', prompt: '' };
  await post('/api/publish-website', website, token);
  const { url } = await post('/api/open-editor', { title: 'Hostile' }, token);

  const asked: string[] = [];
  await page.route(/evil\.test/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: '' });
  });
  await page.goto(url ?? '');
  const canvas = canvasOf(page);
  const heading = canvas.getByRole('heading', { name: 'Hostile' });
  await heading.click();
  await canvas.getByText('a link').click({ force: true });
  await canvas.getByRole('button', { name: 'Send it' }).click({ force: true });
  await canvas.getByText('away').click({ force: true });
  await heading.dblclick();
  await heading.press('ControlOrMeta+a');
  await heading.pressSequentially('Seen');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
  expect(asked).toEqual([]);
  expect(new URL(page.url()).origin).toBe(host.editorUrl);

  const headers = { authorization: `Bearer ${token}` };
  const list = await request.get(`${host.appUrl}/api/all-website`, { headers });
  const { message } = (await list.json()) as { message: { id: string; title: string }[] };
  const id = message.find(({ title }) => title === 'Hostile')?.id ?? '';
  const read = await request.get(`${host.appUrl}/api/edit-project/${id}`, { headers });
  const { project } = (await read.json()) as { project: { htmlcode: string } };
  expect(project.htmlcode).toBe(hostile.replace('>Hostile</h1>', '>Seen</h1>'));
});
