import type { APIRequestContext, Page } from '@playwright/test';
import { login } from 'shared-kit/contract';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const day = 86_400_000;

/** What the browser keeps for the origin. */
const stored = (page: Page): Promise<Partial<Record<string, string>>> =>
  page.evaluate(() => {
    const entries = Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']);
    return Object.fromEntries(entries) as Record<string, string>;
  });

const widthOf = async (page: Page, name: string) =>
  (await page.getByRole('complementary', { name }).boundingBox())?.width;

async function publish(request: APIRequestContext, page: Page, title: string): Promise<void> {
  const { token = '' } = await stored(page);
  const answer = await request.post('/api/publish-website', {
    headers: { authorization: `Bearer ${token}` },
    data: { htmlcode: `<h1>${title}</h1>`, csscode: '', jscode: '', title, prompt: title },
  });
  expect(answer.ok()).toBe(true);
}

test('the guard leads to the login and leaves no entry behind', async ({ page }) => {
  await page.goto('/template');
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
});

test('signing in, even with a double click, stores the session and opens the tutorials', async ({
  page,
  host,
  consoleProblems,
}) => {
  const calls: string[] = [];
  page.on('request', (request) =>
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email' }).fill(host.adminEmail);
  await page.getByLabel('Password', { exact: true }).fill(host.adminPassword);
  const before = Date.now();
  await page.getByRole('button', { name: 'Sign In' }).dblclick();
  await expect(page).toHaveURL('/tutorials');
  await expect(page).toHaveTitle(/^Tutorials · /);
  await expect(page.getByText('All systems operational')).toBeVisible();
  await expect.poll(() => calls).toContain('GET /api/profile');
  expect(calls.filter((call) => call === 'POST /api/login')).toHaveLength(1);
  const session = await stored(page);
  expect(Object.keys(session).toSorted()).toEqual(['data', 'expiry', 'token']);
  expect(JSON.parse(session['data'] ?? '')).toMatchObject({
    email: host.adminEmail,
    role: 'admin',
  });
  expect(Number(session['expiry'])).toBeGreaterThanOrEqual(before + day);
  expect(Number(session['expiry'])).toBeLessThanOrEqual(Date.now() + day);
  expect(consoleProblems).toEqual([]);
});

test('signing out in one tab signs out the others', async ({ page, context, signInByToken }) => {
  await signInByToken(page);
  await page.goto('/projects');
  const other = await context.newPage();
  await other.goto('/profile-settings');
  await expect(other.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(other).toHaveURL('/');
  expect(await stored(other)).toEqual({});
});

test('the session ends in the open page once its 24 hours are over', async ({
  page,
  signInByToken,
}) => {
  await signInByToken(page);
  await page.clock.install();
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.clock.fastForward(day);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual({});
});

test('a token the host no longer knows ends the session', async ({
  page,
  request,
  host,
  signInByToken,
}) => {
  await signInByToken(page);
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  const { token = '' } = await stored(page);
  const headers = { authorization: `Bearer ${token}` };
  await request.post(`${host.appUrl}/api/logout`, { headers });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await stored(page)).toEqual({});
});

test('the sidebar folds to icons with names, and stays so', async ({ page, signInByToken }) => {
  await signInByToken(page);
  await page.goto('/projects');
  expect(await widthOf(page, 'Sidebar')).toBe(248);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  expect(await widthOf(page, 'Sidebar')).toBe(56);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(await widthOf(page, 'Sidebar')).toBe(56);
  // The sidebar comes first in reading order, after the link that skips it.
  await page.getByRole('link', { name: 'Tutorials' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Projects' })).toBeFocused();
  await expect(page.locator('nav').getByText('Projects').last()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('on a small screen the sidebar is a drawer that closes on choosing a page', async ({
  page,
  signInByToken,
}) => {
  await page.setViewportSize({ width: 899, height: 800 });
  await signInByToken(page);
  await page.goto('/projects');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('link', { name: 'Profile Settings' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
});

test('links out of the product and the bonus page open beside it', async ({
  page,
  context,
  signInByToken,
}) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'Elsewhere' }));
  await signInByToken(page);
  await page.goto('/projects');
  for (const [name, address] of [
    [/^Marketplace/, 'https://example.com/marketplace'],
    [/^Bonus/, /\/Bonus$/],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name })
      .first()
      .click();
    const tab = await opened;
    await expect(tab).toHaveURL(address);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL('/projects');
});

test('the theme follows the choice, and the choice is remembered', async ({
  page,
  signInByToken,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await signInByToken(page);
  await page.goto('/projects');
  const light = await background();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await background()).not.toBe(light);
  await page.getByRole('radio', { name: 'Follow the system' }).check({ force: true });
  await expect.poll(background).toBe(light);
});

test('the question mark lists the shortcuts on the pages of every remote', async ({
  page,
  signInByToken,
}) => {
  await signInByToken(page);
  for (const path of [
    '/tutorials',
    '/projects',
    '/create-project',
    '/users',
    '/profile-settings',
  ]) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.locator('main h1').click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a project’s link is copied, and after the last deletion the focus stays in the list', async ({
  page,
  context,
  request,
  signInByToken,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInByToken(page);
  await page.goto('/projects');
  await publish(request, page, 'Copied Bakery');
  await page.reload();
  await page.getByRole('button', { name: 'Copy link of Copied Bakery' }).click();
  await expect(page.getByText('Link Copied')).toBeVisible();
  const link = page.getByRole('link', { name: /copied-bakery/ });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await link.getAttribute('href'),
  );
  await page.getByRole('button', { name: 'Delete Copied Bakery' }).click();
  await page.getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByText('No projects yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your projects' })).toBeFocused();
});

test('offline, the header and the list say so, and both recover', async ({
  page,
  context,
  signInByToken,
}) => {
  await signInByToken(page);
  // A page that reads lists, so that all the code of the next one is there but its own file.
  await page.goto('/users');
  await expect(page.getByText('All systems operational')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  const warmed = page.waitForResponse(/\/projects[^/]*\.js$/);
  await page.getByRole('link', { name: 'Projects' }).hover();
  await (await warmed).finished();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByText('Your projects could not be loaded')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('All systems operational')).toBeVisible();
  await expect(page.getByText('No projects yet')).toBeVisible();
});

test('a member changes name and password and signs in with the new one', async ({
  page,
  request,
  host,
  signInByToken,
}) => {
  await signInByToken(page);
  await page.goto('/projects');
  const { token = '' } = await stored(page);
  const member = { name: 'Noa Berg', email: 'noa@example.com', password: 'first-secret' };
  const flags = Object.fromEntries(Array.from({ length: 8 }, (_, tier) => [`oto${tier + 1}`, 0]));
  const created = await request.post('/api/create-users', {
    headers: { authorization: `Bearer ${token}` },
    data: { ...member, ...flags },
  });
  expect(created.ok()).toBe(true);
  const answer = await request.post('/api/login', {
    data: { email: member.email, password: member.password },
  });
  const session = login.response.parse(await answer.json());
  await page.evaluate(
    ([name, data]) => {
      localStorage.setItem('token', name ?? '');
      localStorage.setItem('data', data ?? '');
    },
    [session.token, JSON.stringify(session.user)] as const,
  );
  await page.goto('/profile-settings');
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);

  await page.getByLabel('Name', { exact: true }).fill('Noa Lind');
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page.getByRole('banner').getByText('Noa Lind')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Noa Lind')).toBeVisible();

  const security = page.getByRole('region', { name: 'Security' });
  await security.getByLabel('Old Password').fill('wrong-secret');
  await security.getByLabel('New Password').fill('second-secret');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(security.getByLabel('New Password')).toHaveValue('second-secret');
  await security.getByLabel('Old Password').fill(member.password);
  await security.getByRole('button', { name: 'Save Changes' }).click();
  await expect(security.getByLabel('New Password')).toHaveValue('');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill('second-secret');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${host.appUrl}/tutorials`);
});
