import { samplePrompts } from 'shared-kit/contract';
import { expectAccessible } from './support/axe';
import { createMember, fillSignIn } from './support/members';
import { expect, test } from './support/test';
import { generate, websiteIn } from './support/workspace';

test('the first sign-in leads to a starting point, and from there to a description', async ({
  page,
  request,
  host,
}) => {
  const member = { name: 'Noa Berg', email: 'noa.berg@example.com', password: 'brand-new' };
  await createMember(request, host, member);
  await page.goto('/');
  await fillSignIn(page, member);
  await expect(page).toHaveURL(/\/tutorials$/);
  const first = page.getByRole('region', { name: 'Make your first site' });
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await first.getByRole('link', { name: /^Portfolio Website/ }).click();
  await expect(page).toHaveURL(/\/create-project$/);
  await expect(page.getByRole('textbox', { name: 'Describe your website' })).toHaveValue(
    samplePrompts[1]?.prompt_text ?? '',
  );
  await expect(page.getByText(/No language model is connected/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate' })).toBeEnabled();
});

test('on a phone a website is built in sight and then shown, with little above it', async ({
  page,
  signInByToken,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await signInByToken(page);
  await generate(page, 'A website for Elm, a small bakery in Bath, with opening hours.');
  await expect(page.getByRole('list', { name: 'Processing steps' })).toBeInViewport();
  await expect(page.getByText('Your website is ready')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
  await expect(
    websiteIn(page).frameLocator('iframe').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  const frame = await page.locator('iframe[title^="Preview of"]').boundingBox();
  expect(frame?.y).toBeLessThan(190);
  await expectAccessible(page);
});

test('while the composer builds, the page is there before it is finished', async ({
  page,
  signInByToken,
}) => {
  await signInByToken(page);
  // Looked for from the beginning: on a busy machine the composer is done before the page has arrived at the workspace.
  const building = page.getByText('Building your website').waitFor();
  const preview = page.locator('iframe[title^="Preview of"]').waitFor();
  await generate(page, 'A website for Oak, a cafe in Leeds, with a menu and a gallery.');
  await Promise.all([building, preview]);
});
