import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test';

/** Every remote with a page of its own and a heading that proves it has arrived. */
const remotes = [
  {
    name: 'auth',
    path: '/profile-settings',
    heading: 'Profile Settings',
    link: 'Profile Settings',
  },
  {
    name: 'projects',
    path: '/projects',
    heading: /^Welcome/,
    link: 'Projects',
  },
  {
    name: 'workspace',
    path: '/create-project',
    heading: 'Create New Project',
    link: null,
  },
  {
    name: 'admin',
    path: '/users',
    heading: 'Admin Users',
    link: 'Users',
  },
  {
    name: 'upsell',
    path: '/tutorials',
    heading: 'Tutorials',
    link: 'Tutorials',
  },
] as const;

const entryOf = (name: string): RegExp => new RegExp(`/remotes/${name}/[^/]+/remoteEntry\\.`);
const anyFileOf = (name: string): RegExp => new RegExp(`/remotes/${name}/`);

/** Ways in which a remote does not arrive. How a version breaks by itself is in release-faults.e2e.ts. */
const faults: readonly {
  readonly title: string;
  readonly files: (name: string) => RegExp;
  readonly answer: (route: Route) => Promise<void>;
  readonly says: RegExp;
}[] = [
  {
    title: 'is not there',
    files: entryOf,
    answer: (route) => route.fulfill({ status: 404, body: 'gone' }),
    says: /could not be fetched/,
  },
  {
    title: 'cannot be reached',
    files: anyFileOf,
    answer: (route) => route.abort('connectionrefused'),
    says: /could not be fetched/,
  },
  {
    title: 'has other bytes than were released',
    files: entryOf,
    answer: (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'globalThis.tampered = true;' }),
    says: /could not be fetched/,
  },
];

async function expectFrameAlive(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText('All systems operational')).toBeVisible();
}

for (const remote of remotes) {
  const other = remotes.find(({ name, link }) => name !== remote.name && link !== null);

  for (const fault of faults) {
    test(`${remote.name} ${fault.title}: its area says so, the rest goes on, Retry works`, async ({
      page,
      signInByToken,
    }) => {
      await signInByToken(page);
      const files = fault.files(remote.name);
      await page.route(files, fault.answer);
      await page.goto(remote.path);
      await expect(page.getByText('This page is unavailable')).toBeVisible();
      await expect(page.getByText(fault.says)).toBeVisible();
      await expectFrameAlive(page);
      expect(await page.evaluate(() => Reflect.has(globalThis, 'tampered'))).toBe(false);

      if (other?.link) {
        await page.getByRole('link', { name: other.link, exact: true }).click();
        await expect(page.getByRole('heading', { name: other.heading, level: 1 })).toBeVisible();
        await page.goBack();
        await expect(page.getByText('This page is unavailable')).toBeVisible();
      }

      await page.unroute(files);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { name: remote.heading, level: 1 })).toBeVisible();
    });
  }

  test(`${remote.name} hangs: after the limit its area says so, and Retry works`, async ({
    page,
    signInByToken,
  }) => {
    await page.clock.install();
    await signInByToken(page);
    await page.route(entryOf(remote.name), () => undefined);
    // The load event waits for the preload link, which hangs as well.
    await page.goto(remote.path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByText('This page is unavailable')).not.toBeVisible();
    await page.clock.runFor(8_000);
    await expect(page.getByText(/did not answer in time/)).toBeVisible();
    await expectFrameAlive(page);
    await page.unroute(entryOf(remote.name));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: remote.heading, level: 1 })).toBeVisible();
  });
}

/** Not what was released, so it is not run. */
const brokenScript = "throw new Error('page is broken');";

for (const remote of remotes) {
  test(`a page chunk of ${remote.name} that fails costs only that page, and Retry works`, async ({
    page,
    signInByToken,
  }) => {
    await signInByToken(page);
    const chunk = new RegExp(`/remotes/${remote.name}/[^/]+/${remote.path.slice(1)}\\.`);
    await page.route(chunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: brokenScript }),
    );
    await page.goto(remote.path);
    await expect(page.getByText('This page is unavailable')).toBeVisible();
    await expectFrameAlive(page);
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: remote.heading, level: 1 })).toBeVisible();
  });
}
