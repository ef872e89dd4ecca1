import { expect, test } from './support/test';

test('back and forward bring a page back as it was left: where it stood and what was typed', async ({
  page,
  signInByToken,
}) => {
  await page.setViewportSize({ width: 1360, height: 500 });
  await signInByToken(page);
  await page.goto('/create-project');
  await page.getByRole('textbox').first().fill('A page for a rowing club');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => {
    window.scrollTo(0, 120);
  });
  expect(await scrolled()).toBe(120);

  await page.getByRole('link', { name: 'Tutorials', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tutorials', level: 1 })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.evaluate(() => {
    window.scrollTo(0, 90);
  });

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Create New Project', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('A page for a rowing club');
  await expect.poll(scrolled).toBe(120);

  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Tutorials', level: 1 })).toBeVisible();
  await expect.poll(scrolled).toBe(90);
});
