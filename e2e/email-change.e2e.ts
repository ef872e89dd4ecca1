import { mailsTo } from './support/mails';
import { createMember, fillSignIn } from './support/members';
import { expect, test } from './support/test';

test('a new email is the account’s once the link that was mailed there is opened', async ({
  page,
  request,
  host,
}) => {
  const member = { name: 'Ivo Brandt', email: 'ivo@example.com', password: 'ivo-password' };
  const moved = { email: 'ivo.brandt@example.org', password: member.password };
  await createMember(request, host, member);
  await page.goto('/');
  await fillSignIn(page, member);
  await expect(page).toHaveURL(/\/tutorials$/);
  await page.goto('/profile-settings');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill(moved.email);
  await page.getByLabel('Current Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  const waiting = page.getByRole('group', { name: 'Waiting for confirmation' });
  await expect(waiting).toContainText(moved.email);
  await expect(email).toHaveValue(member.email);
  await expect.poll(async () => (await mailsTo(host, member.email)).length).toBe(1);

  await waiting.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(async () => (await mailsTo(host, moved.email)).length).toBe(2);
  const links = (await mailsTo(host, moved.email)).map(
    (mail) => /http:\S+\/confirm-email#token=\S+/.exec(mail)?.[0] ?? '',
  );
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  // Which of the two is the newer one shows: the older one works no longer.
  for (const link of links) {
    await page.goto(link);
    await page.reload();
    const answered = page.waitForResponse('**/api/email-change/confirm');
    await page.getByRole('button', { name: 'Confirm Email' }).click();
    await answered;
  }
  const [, token = ''] = (links[0] ?? '').split('=');
  expect(asked.some((url) => url.includes(token))).toBe(false);

  await page.goto('/profile-settings');
  await expect(email).toHaveValue(moved.email);
  await expect(waiting).toBeHidden();
  await expect.poll(async () => (await mailsTo(host, member.email)).length).toBe(2);
  await page.getByRole('button', { name: 'Logout' }).click();
  await fillSignIn(page, member);
  await expect(page.getByRole('alert')).toBeVisible();
  await fillSignIn(page, moved);
  await expect(page).toHaveURL(/\/tutorials$/);
});
