import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { action, expectReady, generate, publishFirst, websiteIn } from './support/workspace';

const prompt = 'Website for Nook, a small cafe in Porto, with a menu, opening hours and contact';

// Proof P58
test('facts only the owner knows are asked for, are in every place, and what stays open is not published', async ({
  page,
  signInByToken,
  consoleProblems,
}) => {
  await signInByToken(page);
  await generate(page, prompt);
  await expectReady(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Nook', exact: true })).toBeVisible();
  const card = page.getByRole('region', { name: 'Facts only you know' });
  const site = websiteIn(websiteIn(page));

  await test.step('a number that is none is refused in words', async () => {
    await card.getByLabel('Telephone').fill('12');
    await card.getByRole('button', { name: 'Add to the page' }).click();
    await expect(card.getByText(/Enter a telephone number such as/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what is filled in is on the page at once, in every place', async () => {
    await card.getByLabel('Telephone').fill('+351 220 000 000');
    await card.getByLabel('Address').fill('Rua Um 1, Porto');
    await card.getByRole('button', { name: 'Add to the page' }).click();
    await expect(page.getByText('Your facts are on the page', { exact: true })).toBeVisible();
    await expect(site.locator('a[href="tel:+351220000000"]').first()).toBeAttached();
    await expect(site.getByText('Rua Um 1, Porto')).toHaveCount(1);
    await expect(site.locator('[data-fact="email"]')).toBeHidden();
  });

  await test.step('a reload keeps them', async () => {
    await page.reload();
    await expectReady(page);
    await expect(site.locator('a[href="tel:+351220000000"]').first()).toBeAttached();
  });

  await test.step('what is emptied is on the page nowhere, and Undo brings it back', async () => {
    const change = card.getByRole('button', { name: 'Change what is on the page' });
    await card.getByRole('button', { name: /^(Fill in|Change facts)$/ }).click();
    await change.click();
    await card.getByLabel('Telephone').fill('');
    await card.getByRole('button', { name: 'Update the page' }).click();
    await expect(page.getByText('Removed from the page: telephone', { exact: true })).toBeVisible();
    await expect(site.locator('a[href^="tel:"]')).toHaveCount(0);
    await expect(site.getByText('+351 220 000 000')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(site.locator('a[href="tel:+351220000000"]').first()).toBeAttached();
  });

  const link =
    await test.step('the sheet says what is open, and publishes all the same', async () => {
      await action(page, 'Publish').click();
      const sheet = page.getByRole('dialog', { name: 'Publish your website' });
      await expect(sheet.getByLabel('Address')).toHaveValue(/^nook(-\d+)?$/);
      await expect(sheet.getByText(/parts are still open/)).toBeVisible();
      await expect(
        sheet.getByRole('img', { name: 'Nook as a shared link shows it' }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await publishFirst(page);
      const region = page.getByRole('region', { name: 'Published' });
      return (await region.getByRole('link').getAttribute('href')) ?? '';
    });

  await test.step('a visitor sees the facts and no brackets', async () => {
    const visitor = await page.context().newPage();
    await visitor.goto(link);
    await expect(visitor.locator('a[href="tel:+351220000000"]').first()).toBeAttached();
    await expect(visitor.getByText('Rua Um 1, Porto')).toBeVisible();
    await expect(visitor.locator('[data-fact="email"]')).toHaveCount(0);
    await visitor.close();
  });

  await test.step('the next website is offered what the account remembers', async () => {
    await generate(page, 'A bakery in Leeds called Crumb with contact details');
    await expectReady(page);
    await expect(card.getByLabel('Telephone')).toHaveValue('+351 220 000 000');
  });
  expect(consoleProblems).toEqual([]);
});
