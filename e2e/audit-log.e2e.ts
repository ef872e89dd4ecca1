import { readFile } from 'node:fs/promises';
import { createMember } from './support/members';
import { expect, test } from './support/test';

const member = { name: 'Lea Brandt', email: 'lea@example.com', password: 'lea-password' };

test('an admin makes somebody a release manager, finds it in the audit log, and takes the log away', async ({
  page,
  request,
  host,
  signInByToken,
}) => {
  await createMember(request, host, member);
  await signInByToken(page);
  await page.goto('/users');
  await page.getByRole('button', { name: 'Edit Lea Brandt' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Permissions').click();
  await dialog.getByLabel('Release manager').check();
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByText('User updated successfully')).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  await page.getByLabel('About (email or id)').fill(member.email);
  await page.getByRole('button', { name: 'Apply filters' }).click();
  const entry = page.getByRole('row', { name: /Rights changed/ });
  await expect(entry).toContainText('release manager: off → on');
  await expect(entry).toContainText(host.adminEmail);
  // The unfiltered list, with everybody's, stands until the filtered one has come.
  const added = page.getByRole('row', { name: /Account added/ });
  await expect(added.filter({ hasText: member.email })).toBeVisible();
  await expect(added).toHaveCount(1);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('audit-log.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('"account.rights-changed"');
  expect(text).toContain('release_manager: 0 to 1');

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row', { name: /Audit log exported/ })).toBeVisible();
});
