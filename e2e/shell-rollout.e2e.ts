import type { Browser, Page } from '@playwright/test';
import {
  getReleaseHealth,
  getReleases,
  rollBack,
  startRollout,
} from 'shared-kit/contract/releases';
import { inlinedPageLoadId } from 'shared-kit/contract/rollout';
import type { HandedOutLoad } from 'shared-kit/contract/rollout';
import type { RunningHost } from '../scripts/test/host-process';
import type { HostClient } from '../scripts/release/host-client';
import { asAdmin } from './support/another-version';
import { publishShell } from './support/shells';
import { expect, test } from './support/test';

const remote = 'shell';

// Each publishes some thirty files before it begins.
test.describe.configure({ timeout: 300_000 });

/** Starts a changed shell for a share of everybody. */
async function start(
  host: RunningHost,
  version: string,
  share: number,
  change: (script: string) => string,
): Promise<HostClient> {
  const client = asAdmin(host);
  await publishShell(client, version, change);
  const steps = [{ share, bakeSeconds: 3_600, approval: false }];
  await client.call(startRollout, { body: { remote, version, steps, reason: 'A browser test' } });
  return client;
}

/** The shell the page on screen was made of. */
async function shellOf(page: Page): Promise<HandedOutLoad['shell']> {
  const text = await page.locator(`#${inlinedPageLoadId}`).textContent();
  return (JSON.parse(text ?? '{}') as HandedOutLoad).shell;
}

const signInForm = (page: Page) => page.getByRole('button', { name: 'Sign In' });

async function countOf(client: HostClient, version: string) {
  const params = { remote };
  const { points, failures } = await client.call(getReleaseHealth, {
    params,
    query: { minutes: 60 },
  });
  const own = points.filter((point) => point.version === version);
  return {
    loads: own.reduce((sum, { loads }) => sum + loads, 0),
    harmed: own.reduce((sum, { harmed }) => sum + harmed, 0),
    failures: failures
      .filter((failure) => failure.version === version)
      .map(({ phase, cause }) => `${phase} ${cause}`),
  };
}

async function takeBack(host: RunningHost): Promise<void> {
  const client = asAdmin(host);
  const { status } = await client.call(getReleases, {});
  if (status.rollouts.some((rollout) => rollout.remote === remote)) {
    await client.call(rollBack, { body: { remote, reason: 'The test is over' } });
  }
}
test.afterEach(({ host }) => takeBack(host));

test('a healthy candidate of the shell is what its page runs, and is ready once', async ({
  page,
  host,
  consoleProblems,
}) => {
  const version = '7.0.0-e2e';
  const client = await start(host, version, 10_000, (script) => script);
  await page.goto('/');
  await expect(signInForm(page)).toBeVisible();
  expect(await shellOf(page)).toMatchObject({ version, arm: 'candidate' });
  await expect.poll(() => countOf(client, version)).toEqual({ loads: 1, harmed: 0, failures: [] });
  expect(await page.evaluate(() => document.cookie)).not.toContain('sitewright-left-shell');
  expect(consoleProblems).toEqual([]);
});

test('a candidate of the shell that throws makes room in the same visit, and the next visits go without it', async ({
  page,
  host,
}) => {
  const version = '7.1.0-e2e';
  const client = await start(host, version, 10_000, () => 'throw new Error("a bad shell");');
  await page.goto('/');
  await expect(signInForm(page)).toBeVisible();
  expect((await shellOf(page))?.arm).toBe('fallback');
  let pageLoads = 0;
  page.on('load', () => (pageLoads += 1));
  await page.goto('/');
  await expect(signInForm(page)).toBeVisible();
  expect((await shellOf(page))?.arm).toBe('fallback');
  expect(pageLoads).toBe(1);
  await expect
    .poll(() => countOf(client, version))
    .toEqual({ loads: 1, harmed: 1, failures: ['evaluation threw'] });
});

test('a candidate of the shell that hangs its tab is left on the second visit', async ({
  context,
  host,
}) => {
  await start(host, '7.2.0-e2e', 10_000, () => 'for (;;);');
  const first = await context.newPage();
  await first.goto('/', { waitUntil: 'commit' });
  // The cookie is written before anything of the candidate runs; whoever looks for it must not ask the tab that hangs.
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain('sitewright-left-shell');
  const second = await context.newPage();
  await second.goto('/');
  await expect(signInForm(second)).toBeVisible();
  expect((await shellOf(second))?.arm).toBe('fallback');
});

/** A browser that was never here. */
async function visitAnew(browser: Browser, host: RunningHost): Promise<void> {
  const context = await browser.newContext({ baseURL: host.appUrl });
  const page = await context.newPage();
  await page.goto('/');
  await expect(signInForm(page)).toBeVisible();
  // What waits to be told goes out with the page.
  await page.goto('about:blank');
  await context.close();
}

test('a bad shell for half of everybody is taken back by the host', async ({ browser, host }) => {
  // Some thirty visits by browsers that were never here.
  test.slow();
  const version = '7.3.0-e2e';
  const client = await start(host, version, 5_000, () => 'throw new Error("a bad shell");');
  const isOpen = async () => (await client.call(getReleases, {})).status.rollouts.length > 0;
  let visits = 0;
  while (visits < 80 && (await isOpen())) {
    await visitAnew(browser, host);
    visits += 1;
  }
  await expect.poll(isOpen).toBe(false);
  const { status } = await client.call(getReleases, {});
  const ended = status.takenBack?.find((rollout) => rollout.remote === remote);
  expect(ended).toMatchObject({ version, ended: { who: 'controller' } });
  test
    .info()
    .annotations.push({ type: 'visits until it was taken back', description: `${visits}` });
  const page = await browser.newPage({ baseURL: host.appUrl });
  await page.goto('/');
  await expect(signInForm(page)).toBeVisible();
  expect((await shellOf(page))?.arm).toBe('stable');
  await page.close();
});
