import { getReleaseFailures, getReleases } from 'shared-kit/contract/releases';
import { asAdmin } from './support/another-version';
import { expect, test } from './support/test';

test('what a page throws is told with its place in the sources, and without what was in quotes', async ({
  page,
  host,
  signInByToken,
}) => {
  const client = asAdmin(host);
  await signInByToken(page);
  // The screen says times of day with it, deep inside of its own code.
  await page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => {
        throw new TypeError('Invalid date "what somebody typed"');
      },
    });
  });
  await page.goto('/releases');
  await expect(page.getByText('This page is unavailable')).toBeVisible();
  const { status } = await client.call(getReleases, {});
  const version = status.record.remotes.admin?.stable.version ?? '';
  const request = { params: { remote: 'admin' }, query: { version } };
  await expect
    .poll(async () => (await client.call(getReleaseFailures, request)).groups.length)
    .toBeGreaterThan(0);
  const { groups, hasMaps } = await client.call(getReleaseFailures, request);
  expect(hasMaps).toBe(true);
  const [group] = groups;
  expect(group).toMatchObject({ name: 'TypeError', message: 'Invalid date …', count: 1 });
  expect(group?.frames[0]).toMatchObject({
    file: 'src/features/releases/release-words.ts',
    isMapped: true,
  });
});
