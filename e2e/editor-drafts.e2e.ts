import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { dragBlock } from './support/drag-block';
import { expect, test } from './support/test';
import { action, expectReady, makeWebsite, websiteIn } from './support/workspace';

const canvasOf = (editor: Page) => editor.frameLocator('iframe.gjs-frame');
const heading = (editor: Page) => canvasOf(editor).getByRole('heading', { level: 1 });

/** The tags around the new section, from the page down to it; the editor has an element around the page. */
const placeOfNew = (editor: Page) =>
  canvasOf(editor)
    .locator('[data-sw-block]')
    .evaluateAll((found) =>
      found.map((one) => {
        const around: string[] = [];
        for (
          let at = one.parentElement;
          at && !at.matches('body, [data-gjs-type="wrapper"]');
          at = at.parentElement
        ) {
          around.unshift(at.localName);
        }
        return around.join(' ');
      }),
    );

async function openEditor(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await action(page, 'Edit').click();
  return await opened;
}

// Proof P51
test('a project that was never published is edited in the theme of the app, and nothing is published', async ({
  page,
  signInByToken,
}) => {
  test.setTimeout(180_000);
  await signInByToken(page);
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('theme', 'dark');
  });
  await makeWebsite(
    page,
    'A website for Fern, a florist in Kent, with opening hours and a gallery.',
  );
  const editor = await openEditor(page);
  const problems: string[] = [];
  editor.on('pageerror', (error) => problems.push(String(error)));
  await expect(heading(editor)).toBeVisible();
  await expect(editor.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(editor.getByText('Not published · Saved as version 1')).toBeVisible();
  await expect(editor.getByText('Opening the page')).toHaveCount(0);

  await test.step('a section dropped on a button goes between the sections', async () => {
    const faq = editor.getByRole('button', { name: 'FAQ' });
    await expect(faq).toBeVisible({ timeout: 60_000 });
    await dragBlock(editor, 'FAQ', 'main a');
    await expect(editor.getByText('Not published · Unsaved changes')).toBeVisible();
    expect(await placeOfNew(editor)).toEqual(['main']);
    await editor.getByRole('button', { name: 'Undo' }).click();
    await expect(canvasOf(editor).locator('[data-sw-block]')).toHaveCount(0);
  });

  await test.step('a picture nobody chooses leaves nothing behind', async () => {
    const pictures = canvasOf(editor).locator('main img');
    const before = await pictures.count();
    await dragBlock(editor, 'Picture', 'h1');
    await editor.getByRole('dialog', { name: 'Choose a picture' }).press('Escape');
    await expect(pictures).toHaveCount(before);
    await expect(editor.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  await test.step('the look by controls', async () => {
    await heading(editor).click();
    await editor.getByRole('button', { name: 'Style', exact: true }).click();
    const size = editor.getByRole('textbox', { name: 'Size', exact: true });
    await size.fill('40');
    await size.press('Enter');
    await expect(heading(editor)).toHaveCSS('font-size', '40px');
    await editor.getByRole('button', { name: 'Alignment: Centre' }).click();
    await expect(heading(editor)).toHaveCSS('text-align', 'center');
    await expectAccessible(editor);
  });

  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.getByText('Not published · Saved as version 2')).toBeVisible();
  expect(problems).toEqual([]);
  await editor.close();

  await page.bringToFront();
  await page.reload();
  await expectReady(page);
  const shown = websiteIn(websiteIn(page)).getByRole('heading', { level: 1 });
  await expect(shown).toHaveCSS('font-size', '40px');
  await page.goto('/projects');
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toHaveCount(0);
});
