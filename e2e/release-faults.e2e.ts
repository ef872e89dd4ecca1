import type { Page } from '@playwright/test';
import { openCandidates } from './support/candidates';
import type { Candidates, ChangeableBuild } from './support/candidates';
import { firstFaults, lateFaults, silentChunk, uncaught } from './support/release-faults';
import type { Fault } from './support/release-faults';
import { expect, test } from './support/test';

const search = (page: Page) => page.getByPlaceholder('Search by email...');

let versions = 0;
let candidates: Candidates;
test.beforeEach(async ({ page, host, request, signInByToken }) => {
  candidates = await openCandidates('admin', host, request);
  await signInByToken(page);
});
test.afterEach(async () => {
  await candidates.takeBack();
});

async function startBroken(page: Page, fault: Fault): Promise<ChangeableBuild> {
  versions += 1;
  const build = await candidates.start(`9.${versions}.0`, fault.build ?? (() => undefined));
  await fault.network?.(page, build);
  return build;
}

/** The page works, by another version, and nothing of the bad bytes has run. */
async function expectLastGood(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Admin Users', level: 1 })).toBeVisible();
  await expect(search(page)).toBeVisible();
  await expect(page).toHaveURL(/\/users$/);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'tampered'))).toBe(false);
}

/** The page load counts once, with where it failed and why; the version is left alone from then on. */
async function expectReported(page: Page, build: ChangeableBuild, reason: string): Promise<void> {
  const { version } = build.manifest;
  await expect
    .poll(async () => {
      const { ready, failed, crashed, failures } = await candidates.reported(version);
      return { loads: ready + failed, harmed: failed + crashed, failures };
    })
    .toEqual({ loads: 1, harmed: 1, failures: [reason] });
  const quarantined = await page.evaluate(() => localStorage.getItem('release-quarantine'));
  expect(quarantined).toContain(version);
}

for (const fault of firstFaults) {
  test(`a candidate that ${fault.title}: the last good version, in the same page load`, async ({
    page,
  }) => {
    const build = await startBroken(page, fault);
    let pageLoads = 0;
    page.on('load', () => (pageLoads += 1));
    await page.goto('/users');
    await expectLastGood(page);
    await expectReported(page, build, fault.reported);
    expect(pageLoads).toBe(1);
  });
}

for (const fault of lateFaults) {
  test(`a late chunk that ${fault.title}: the last good version, and what was typed`, async ({
    page,
  }) => {
    const build = await startBroken(page, fault);
    await page.goto('/users');
    await search(page).fill('mira@example');
    await page.getByRole('button', { name: 'Add New User' }).first().click();
    await expectReported(page, build, fault.reported);
    await expectLastGood(page);
    await expect(search(page)).toHaveValue('mira@example');
    await page.getByRole('button', { name: 'Add New User' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Add New User' })).toBeVisible();
  });
}

test('a candidate that says nothing: after the limit the last good version', async ({ page }) => {
  const build = await startBroken(page, {
    title: 'says nothing',
    network: (target, { manifest }) =>
      target.route(`**/remotes/admin/${manifest.version}/${manifest.entry}*`, () => undefined),
    reported: 'silence timeout',
  });
  await page.clock.install();
  // The load event waits for the preload link, which hangs as well.
  await page.goto('/users', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.clock.runFor(8_000);
  await expectLastGood(page);
  await page.clock.runFor(2_000);
  await expectReported(page, build, 'silence timeout');
});

test('a late chunk that says nothing: after the limit the last good version, and what was typed', async ({
  page,
}) => {
  const build = await startBroken(page, silentChunk);
  await page.clock.install();
  await page.goto('/users');
  await search(page).fill('mira@example');
  await page.getByRole('button', { name: 'Add New User' }).first().click();
  await page.clock.runFor(8_000);
  await expectLastGood(page);
  await page.clock.runFor(2_000);
  await expectReported(page, build, silentChunk.reported);
  await expect(search(page)).toHaveValue('mira@example');
});

test('a healthy candidate is ready once', async ({ page }) => {
  const build = await startBroken(page, { title: 'is healthy', reported: '' });
  await page.goto('/users');
  await expect(search(page)).toBeVisible();
  await expect
    .poll(() => candidates.reported(build.manifest.version))
    .toEqual({ ready: 1, failed: 0, crashed: 0, errored: 0, failures: [] });
  expect(await page.evaluate(() => localStorage.getItem('release-quarantine'))).toBeNull();
});

test('what nobody catches is told once, and a missing part makes room for the last good version', async ({
  page,
}) => {
  const { manifest } = await startBroken(page, {
    title: 'fails where nobody catches it',
    build: ({ manifest: { version, routes }, files }) => {
      const chunk = routes.find(({ path }) => path === '/users')?.preload.at(-1) ?? '';
      files.set(chunk, `${files.get(chunk)}${uncaught(version)}`);
    },
    reported: '',
  });
  await page.goto('/users');
  await search(page).fill('mira@example');
  await page.keyboard.press('F8');
  await page.keyboard.press('F8');
  const reported = () => candidates.reported(manifest.version);
  await expect.poll(reported).toMatchObject({ ready: 1, errored: 1, crashed: 0 });
  await page.keyboard.press('F9');
  await expect
    .poll(reported)
    .toEqual({ ready: 1, failed: 0, crashed: 1, errored: 1, failures: ['chunk http-404'] });
  await expect(search(page)).toHaveValue('mira@example');
  const quarantined = await page.evaluate(() => localStorage.getItem('release-quarantine'));
  expect(quarantined).toContain(manifest.version);
});

test('a script without a hash is not run, whoever puts it into the page', async ({ page }) => {
  await startBroken(page, { title: 'is healthy', reported: '' });
  await page.goto('/users');
  await expect(search(page)).toBeVisible();
  const ended = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const entry = document.querySelector<HTMLScriptElement>('script[src]');
        const script = document.createElement('script');
        script.src = `${entry?.src ?? ''}?again`;
        script.addEventListener('load', () => {
          resolve('ran');
        });
        script.addEventListener('error', () => {
          resolve('refused');
        });
        document.body.append(script);
      }),
  );
  expect(ended).toBe('refused');
});
