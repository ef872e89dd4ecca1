import { stored, storedOfMember } from './support/browser-storage';
import { createMember, fillSignIn } from './support/members';
import { expect, test } from './support/test';

const day = 86_400_000;

// Proof P5
test('the guard leads to the login and leaves no entry behind', async ({ page }) => {
  await page.goto('/template');
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
});

// Proof P14
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
  const session = await storedOfMember(page);
  expect(Object.keys(session).toSorted()).toEqual(['data', 'expiry', 'token']);
  expect(JSON.parse(session['data'] ?? '')).toMatchObject({
    email: host.adminEmail,
    role: 'admin',
  });
  expect(Number(session['expiry'])).toBeGreaterThanOrEqual(before + day);
  expect(Number(session['expiry'])).toBeLessThanOrEqual(Date.now() + day);
  expect(consoleProblems).toEqual([]);
});

// Proof P217
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
  expect(await storedOfMember(other)).toEqual({});
});

// Proof P211
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
  expect(await storedOfMember(page)).toEqual({});
});

// Proof P215
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
  expect(await storedOfMember(page)).toEqual({});
});

test('a member changes name and password and signs in with the new one', async ({
  page,
  request,
  host,
}) => {
  const member = { name: 'Noa Berg', email: 'noa@example.com', password: 'first-secret' };
  await createMember(request, host, member);
  await page.goto('/');
  await fillSignIn(page, member);
  await expect(page).toHaveURL(/\/tutorials$/);
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
  await fillSignIn(page, { ...member, password: 'second-secret' });
  await expect(page).toHaveURL(`${host.appUrl}/tutorials`);
});
