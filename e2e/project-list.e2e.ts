import type { APIRequestContext, Page } from '@playwright/test';
import { stored } from './support/browser-storage';
import { createMember, fillSignIn } from './support/members';
import { expect, test } from './support/test';

async function publish(request: APIRequestContext, page: Page, title: string): Promise<void> {
  const { token = '' } = await stored(page);
  const answer = await request.post('/api/publish-website', {
    headers: { authorization: `Bearer ${token}` },
    data: { htmlcode: `<h1>${title}</h1>`, csscode: '', jscode: '', title, prompt: title },
  });
  expect(answer.ok()).toBe(true);
}

// Proof P110
test('a project’s link is copied, and after the last deletion the focus stays in the list', async ({
  page,
  context,
  request,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const member = { name: 'Uma Falk', email: 'uma@example.com', password: 'one-project' };
  await createMember(request, host, member);
  await page.goto('/');
  await fillSignIn(page, member);
  await expect(page).toHaveURL(/\/tutorials$/);
  await page.goto('/projects');
  await publish(request, page, 'Copied Bakery');
  await page.reload();
  await page.getByRole('button', { name: 'Copy link of Copied Bakery' }).click();
  await expect(page.getByText('Link Copied')).toBeVisible();
  const link = page.getByRole('link', { name: /copied-bakery/ });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await link.getAttribute('href'),
  );
  await page.getByRole('button', { name: 'Delete Copied Bakery' }).click();
  await page.getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByText('No projects yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your projects' })).toBeFocused();
});
