import { login, publishWebsite } from 'shared-kit/contract';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

/** Tries everything a hostile page would, and writes what it got where the test can read it. */
const hostileScript = `
const tries = {
  storage: () => localStorage.getItem('token') ?? 'empty',
  cookies: () => document.cookie || 'empty',
  parent: () => window.parent === window ? 'none' : window.parent.localStorage.getItem('token'),
  opener: () => window.opener ? window.opener.localStorage.getItem('token') : 'none',
  top: () => window.top === window ? 'none' : String(window.top.document.title),
};
const report = {};
for (const [name, attempt] of Object.entries(tries)) {
  try { report[name] = 'read: ' + attempt(); } catch (error) { report[name] = 'refused: ' + error.name; }
}
const api = (credentials) => fetch('APP_URL/api/profile', { credentials })
  .then((answer) => answer.text()).then((text) => 'read: ' + text, (error) => 'refused: ' + error.name);
Promise.all([api('omit'), api('include')]).then(([anonymous, credentialed]) => {
  document.body.dataset.report = JSON.stringify({ ...report, anonymous, credentialed, origin: self.origin });
});
`;

interface Report {
  readonly [attempt: string]: string;
}

test('a published page whose script reads the token, the parent and the API gets nothing', async ({
  page,
  host,
  request,
  signIn,
  consoleProblems,
}) => {
  await signIn(page);
  const answer = await request.post(`${host.appUrl}/api/login`, {
    data: { email: host.adminEmail, password: host.adminPassword },
  });
  const { token } = login.response.parse(await answer.json());
  const published = await request.post(`${host.appUrl}/api/publish-website`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      htmlcode: '<!doctype html><title>Hostile</title><body><h1>Nothing to see</h1>',
      csscode: '',
      jscode: hostileScript.replaceAll('APP_URL', host.appUrl),
      title: 'Hostile Page',
      prompt: 'hostile',
    },
  });
  const { link } = publishWebsite.response.parse(await published.json());
  expect(link).toBeTruthy();

  // Opened by the member from the product, in the same browser that holds the session.
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hostile Page' })).toBeVisible();
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Hostile Page' })
    .getByRole('link', { name: /^http/ })
    .click();
  const hostile = await opened;
  await expect(hostile.locator('body[data-report]')).toBeVisible();
  const report = JSON.parse(
    (await hostile.locator('body').getAttribute('data-report')) ?? '{}',
  ) as Report;

  expect(new URL(hostile.url()).hostname).toBe('hostile-page.localhost');
  expect(report).toEqual({
    // Its own, on an origin of its own.
    storage: 'read: empty',
    cookies: 'read: empty',
    parent: 'read: none',
    opener: 'read: none',
    top: 'read: none',
    anonymous: 'refused: TypeError',
    credentialed: 'refused: TypeError',
    origin: new URL(hostile.url()).origin,
  });
  expect(consoleProblems).toEqual([]);
});
