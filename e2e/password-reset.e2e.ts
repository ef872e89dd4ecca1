import { mailsTo } from './support/mails';
import { createMember, fillSignIn } from './support/members';
import { expect, test } from './support/test';

// Proof P303
test('a forgotten password is replaced by the link of a mail, which works once', async ({
  page,
  request,
  host,
}) => {
  const member = { name: 'Ida Falk', email: 'ida@example.com', password: 'forgotten-one' };
  await createMember(request, host, member);
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('The email contains a token.')).toBeVisible();

  await expect.poll(async () => (await mailsTo(host, member.email)).length).toBe(1);
  const [mail = ''] = await mailsTo(host, member.email);
  const [link = ''] = /http:\S+\/reset-password#token=\S+/.exec(mail) ?? [];
  const changed = { ...member, password: 'remembered-one' };
  const choose = async (): Promise<void> => {
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill(changed.password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
  };
  await choose();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await fillSignIn(page, member);
  await expect(page.getByRole('alert')).toBeVisible();
  await fillSignIn(page, changed);
  await expect(page).toHaveURL(/\/tutorials$/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await choose();
  await expect(page.getByRole('alert')).toBeVisible();
});
