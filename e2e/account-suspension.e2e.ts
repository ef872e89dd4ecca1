import { publishWebsite, suspendUser } from 'shared-kit/contract';
import { createMember, fillSignIn, openSession } from './support/members';
import { expect, test } from './support/test';

const member = { name: 'Sven Holt', email: 'sven@example.com', password: 'sven-password' };

test('a suspended account is signed out, its website closed, and both are back when it is lifted', async ({
  page,
  browser,
  request,
  host,
  signInByToken,
}) => {
  await createMember(request, host, member);
  const { token } = await openSession(request, host, member);
  const published = await request.post(`${host.appUrl}${publishWebsite.path}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { htmlcode: '<h1>Holt</h1>', csscode: '', jscode: '', title: 'Holt', prompt: '' },
  });
  const { link = '' } = publishWebsite.response.parse(await published.json());
  const visit = async () => (await request.get(link)).status();
  expect(await visit()).toBe(200);

  const theirs = await (await browser.newContext({ baseURL: host.appUrl })).newPage();
  await theirs.goto('/');
  await fillSignIn(theirs, member);
  await expect(theirs).toHaveURL(/\/tutorials$/);

  await signInByToken(page);
  await page.goto('/users');
  await page.getByRole('button', { name: 'Suspend Sven Holt' }).click();
  await page.getByLabel('Reason').fill('It sends spam');
  const answered = page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith(suspendUser.path.split('/').at(-1) ?? ''),
  );
  await page.getByRole('button', { name: 'Suspend user' }).click();
  expect((await answered).ok()).toBe(true);
  await expect(page.getByRole('row', { name: /Sven Holt/ })).toContainText('Suspended');
  expect(await visit()).toBe(410);

  await theirs.goto('/profile-settings');
  await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillSignIn(theirs, member);
  await expect(theirs.getByText('This account is suspended: It sends spam')).toBeVisible();

  await page.getByRole('button', { name: 'Lift the suspension of Sven Holt' }).click();
  await page.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(page.getByRole('row', { name: /Sven Holt/ })).not.toContainText('Suspended');
  expect(await visit()).toBe(200);
  await expect(theirs.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await fillSignIn(theirs, member);
  await expect(theirs).toHaveURL(/\/tutorials$/);
  await theirs.context().close();
});
