import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { getReleases } from 'shared-kit/contract/releases';
import { beaconPath, overrideCookie } from 'shared-kit/contract/rollout';
import { asAdmin, publishAnother } from './support/another-version';
import { startPreparedHost } from './support/prepared-host';
import { expect, test as base } from './support/test';

const version = '9.0.0-own';

/** A machine that serves builds as a developer's does: its own origin, open to every page. */
interface Elsewhere {
  readonly origin: string;
  readonly asked: string[];
}

const test = base.extend<{ elsewhere: Elsewhere }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = await startPreparedHost({ OVERRIDE_ORIGINS: 'http://localhost:*' });
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  elsewhere: async ({ host }, use) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      void fetch(host.appUrl + (request.url ?? '')).then(async (answer) => {
        const type = answer.headers.get('content-type') ?? '';
        response.writeHead(answer.status, {
          'access-control-allow-origin': '*',
          'content-type': type,
        });
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
    await new Promise<void>((listening) => {
      server.listen(0, 'localhost', listening);
    });
    const { port } = server.address() as AddressInfo;
    await use({ origin: `http://localhost:${port}`, asked });
    server.close();
  },
});

const banner = (page: Page) => page.getByRole('complementary', { name: 'Your own build' });

/** The files of builds the page asks for, and what it reports of them. */
function listen(page: Page) {
  const files: string[] = [];
  const reports: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/')) files.push(pathname);
    if (pathname === beaconPath) reports.push(request.postData() ?? '');
  });
  return { files, reports };
}

test('a link, stored values and cookies load no foreign code, however they are written', async ({
  page,
  host,
  elsewhere,
  signInByToken,
}) => {
  const client = asAdmin(host);
  await client.fetch('/releases.json');
  const { status } = await client.call(getReleases, {});
  const release = status.record.remotes.upsell?.stable;
  const foreign = { ...release, base: `${elsewhere.origin}${release?.base}`, version };
  const text = JSON.stringify([{ remote: 'upsell', release: foreign, source: 'local' }]);
  await signInByToken(page);
  await page.addInitScript(
    ([cookie, value]) => {
      for (const key of ['override', 'overrides', cookie ?? '']) {
        localStorage.setItem(key, value ?? '');
        sessionStorage.setItem(key, value ?? '');
      }
      document.cookie = `${cookie}=1; Path=/`;
    },
    [overrideCookie, text] as const,
  );
  const query = new URLSearchParams({ override: text, upsell: foreign.base, remote: foreign.base });
  await page.goto(`/tutorials?${query}#override=${encodeURIComponent(text)}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tutorials', level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(elsewhere.asked).toEqual([]);
});

test('a granted build runs in this session alone, is reported to nobody, and Stop ends it', async ({
  page,
  browser,
  host,
  signInByToken,
}) => {
  await publishAnother(asAdmin(host), 'upsell', version);
  await signInByToken(page);
  await page.goto('/releases');
  await page.getByRole('button', { name: 'Try a build of upsell' }).click();
  await page.getByRole('dialog').getByRole('radio').check();
  await page.getByRole('button', { name: 'Try this build' }).click();
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(banner(page)).toContainText(`Only you run upsell ${version}`);

  const { files, reports } = listen(page);
  await page.goto('/tutorials');
  await expect(page.getByRole('heading', { name: 'Tutorials', level: 1 })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect(files.join(' ')).toContain(`/remotes/upsell/${version}/remoteEntry.`);
  // Leaving sends what is waiting to be reported.
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: /^Welcome/u, level: 1 })).toBeVisible();
  expect(reports.join('')).not.toContain('upsell');

  const other = await browser.newContext({ baseURL: host.appUrl });
  const stranger = await other.newPage();
  const heard = listen(stranger);
  await signInByToken(stranger);
  await stranger.goto('/tutorials');
  await expect(stranger.getByRole('heading', { name: 'Tutorials', level: 1 })).toBeVisible();
  await expect(banner(stranger)).toHaveCount(0);
  expect(heard.files.join(' ')).not.toContain(version);
  await other.close();

  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await expect(banner(page)).toHaveCount(0);
  files.length = 0;
  await page.goto('/tutorials');
  await expect(page.getByRole('heading', { name: 'Tutorials', level: 1 })).toBeVisible();
  expect(files.join(' ')).not.toContain(version);
});

test('a build from a developer’s own machine runs in the deployed suite', async ({
  page,
  host,
  elsewhere,
  signInByToken,
}) => {
  const client = asAdmin(host);
  await client.fetch('/releases.json');
  const { status } = await client.call(getReleases, {});
  const folder = status.record.remotes.projects?.stable.base ?? '';
  await signInByToken(page);
  await page.goto('/releases');
  await page.getByRole('button', { name: 'Try a build of projects' }).click();
  await page.getByLabel('Or the address of a build somewhere else').fill(elsewhere.origin + folder);
  await page.getByRole('button', { name: 'Try this build' }).click();
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(banner(page)).toContainText(new URL(elsewhere.origin).host);
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: /^Welcome/u, level: 1 })).toBeVisible();
  expect(
    elsewhere.asked.some((asked) => asked.startsWith(folder) && asked.includes('remoteEntry')),
  ).toBe(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(banner(page)).toHaveCount(0);
});
