import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { makeWebsite, websiteIn } from './support/workspace';

test('what is typed into the code view is a version, previewed and kept over a reload', async ({
  page,
  signInByToken,
}) => {
  await signInByToken(page);
  await makeWebsite(page, 'A website for a ferry company in Turku with a timetable.');
  await page.getByRole('tab', { name: 'Code' }).click();
  await page.getByRole('treeitem', { name: 'main.js' }).click();
  const editor = page.getByRole('textbox', { name: 'Code of src/scripts/main.js' });
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type("\ndocument.querySelector('h1').textContent = 'Typed by hand'");
  await page.keyboard.type('\nlet half = (');
  await expect(page.getByRole('button', { name: /Line \d+.*ends too early/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('1);');
  await expect(page.getByText('No problems found')).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(editor).not.toBeFocused();

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await page.getByRole('tab', { name: 'Preview' }).click();
  const website = websiteIn(websiteIn(page));
  await expect(website.getByRole('heading', { level: 1 })).toHaveText('Typed by hand');
  await page.reload();
  await expect(website.getByRole('heading', { level: 1 })).toHaveText('Typed by hand');
  await expect(page.getByText('Version 2 · Edited by hand')).toBeVisible();
});
