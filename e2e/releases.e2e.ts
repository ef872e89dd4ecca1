import { getReleases, startRollout } from 'shared-kit/contract/releases';
import { asAdmin, publishAnother } from './support/another-version';
import { expect, test } from './support/test';

const version = '8.0.0-e2e';

test('a rollout is started, watched and rolled back on the screen, without a reload', async ({
  page,
  host,
  signInByToken,
  consoleProblems,
}) => {
  const client = asAdmin(host);
  await publishAnother(client, 'upsell', version);
  await signInByToken(page);
  await page.goto('/releases');
  await page.getByRole('button', { name: 'Start a rollout of upsell' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a rollout of upsell' });
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByText('It fits everything that is live.')).toBeVisible();
  // Whatever would fit the page loads of other journeys on this host.
  await dialog.getByLabel('Step 1: percent').fill('1');
  await dialog.getByLabel('Why (for the timeline)').fill('A browser test');
  await dialog.getByRole('button', { name: 'Start rollout' }).click();
  const card = page.getByRole('article', { name: 'upsell' });
  await expect(card.getByText('for 1% of members')).toBeVisible();
  await expect(page.getByText(`upsell ${version} goes to 1%.`)).toBeVisible();
  await card.getByRole('button', { name: 'Roll back upsell' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(card.getByText('Taken back', { exact: true })).toBeVisible();
  const { status } = await client.call(getReleases, {});
  expect(status.record.remotes.upsell?.candidate).toBeUndefined();

  // Somebody else, elsewhere: this page updates by itself.
  await client.call(startRollout, { body: { remote: 'upsell', version, reason: '' } });
  await card.getByRole('button', { name: 'Roll back upsell' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(card.getByText('Taken back', { exact: true })).toBeVisible();
  expect(consoleProblems).toEqual([]);
});

test('with a broken admin remote the shell’s own page rolls back', async ({
  page,
  host,
  signInByToken,
}) => {
  const client = asAdmin(host);
  await publishAnother(client, 'admin', version);
  const body = { remote: 'admin', version, reason: '' };
  await client.call(startRollout, { body });
  await signInByToken(page);
  await page.route(/\/remotes\/admin\//, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("bad release")' }),
  );
  await page.goto('/releases');
  await expect(page.getByText('This page is unavailable')).toBeVisible();
  const rollBack = page.getByRole('button', { name: 'Roll back admin' });
  await rollBack.click();
  await expect(page.getByText(new RegExp(`^Take back ${version}\\?`))).toBeVisible();
  await rollBack.click();
  await expect(page.getByText(/^admin: Rolled back\./)).toBeVisible();
  const { status } = await client.call(getReleases, {});
  expect(status.record.remotes.admin?.candidate).toBeUndefined();
  await page.unroute(/\/remotes\/admin\//);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
});
