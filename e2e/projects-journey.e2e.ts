import { expectAccessible } from './support/axe';
import { stored } from './support/browser-storage';
import { createMember, fillSignIn } from './support/members';
import { expect, test } from './support/test';

// Proof P107
test('a draft and a published website are found, opened, renamed, copied, deleted and brought back', async ({
  page,
  request,
  host,
}) => {
  const member = { name: 'Nora Lund', email: 'nora@example.com', password: 'two-projects' };
  await createMember(request, host, member);
  await page.goto('/');
  await fillSignIn(page, member);
  await expect(page).toHaveURL(/\/tutorials$/);
  const { token = '' } = await stored(page);
  const headers = { authorization: `Bearer ${token}` };
  const draft = { id: 'draft-of-nora', prompt: 'A chess club in Porto with a calendar' };
  expect((await request.post('/api/projects', { headers, data: draft })).ok()).toBe(true);
  const start = { prompt: draft.prompt, type: 0, project_id: draft.id };
  expect((await request.post('/api/claude-api', { headers, data: start })).ok()).toBe(true);
  const site = { htmlcode: '<h1>Bakery</h1>', csscode: '', jscode: '', title: 'Nora’s Bakery' };
  const publishing = { headers, data: { ...site, prompt: 'A bakery' } };
  expect((await request.post('/api/publish-website', publishing)).ok()).toBe(true);

  await page.goto('/projects');
  const list = page.getByRole('list', { name: 'Projects' });
  const card = (title: string | RegExp) =>
    list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await test.step('both are listed, each with its state', async () => {
    await expect(card('Nora’s Bakery').getByText('Published')).toBeVisible();
    await expect(card(/chess/i).getByText('Draft', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('CHESS');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('searchbox').fill('');
  });

  await test.step('the draft is renamed', async () => {
    await card(/chess/i)
      .getByRole('button', { name: /^Rename/ })
      .click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Rook Society');
    await page.keyboard.press('Enter');
    await expect(card('Rook Society')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('it is copied, and the copy deleted and brought back from the toast', async () => {
    await card('Rook Society')
      .getByRole('button', { name: /^Duplicate/ })
      .click();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await list
      .getByRole('button', { name: /^Delete Rook Society/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete project' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('the published one opens in the workspace', async () => {
    await card('Nora’s Bakery').getByRole('link', { name: 'Open Nora’s Bakery' }).click();
    await expect(page).toHaveURL(/\/workspace\?project=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora’s Bakery');
  });
});
