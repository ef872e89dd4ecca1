import { expectAccessible } from './support/axe';
import { openTab, playOutsideWorld } from './support/outside-world';
import { expect, test } from './support/test';

// Proof P93
test('tutorials ask no foreign host for anything until a video is played', async ({
  page,
  context,
  signIn,
  consoleProblems,
}) => {
  const asked = await playOutsideWorld(context);
  await signIn(page);
  await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(8);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Play Settings and security' }).click();
  await expect(page.getByTitle('Settings and security')).toBeFocused();
  await expect.poll(() => asked).toEqual(['https://example.org/embed/video-8?autoplay=1']);
  expect(await openTab(page, () => page.getByRole('link', { name: 'Get the bonus' }).click())).toBe(
    'https://example.com/bonus',
  );
  expect(
    await openTab(page, () => page.getByRole('link', { name: 'Subscribe to the channel' }).click()),
  ).toBe('https://example.com/channel');
  expect(await openTab(page, () => page.getByRole('link', { name: /^Bonus/ }).click())).toMatch(
    /\/Bonus$/,
  );
  await expectAccessible(page);
  expect(consoleProblems).toEqual([]);
});

// Proof P170
test('an offer’s link is opened, copied, and a mail draft asks for the bump', async ({
  page,
  context,
  signInByToken,
  consoleProblems,
}) => {
  const asked = await playOutsideWorld(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInByToken(page);
  await page.goto('/hot-dfy-offers');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Swift Profit' });
  await expect(card).toBeVisible();
  expect(asked).toEqual([]);

  expect(
    await openTab(page, () => card.getByRole('link', { name: 'Affiliate Link' }).click()),
  ).toBe('https://example.com/affiliate/offer-5');
  await card.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://example.com/affiliate/offer-5',
  );

  const browser = await context.newCDPSession(page);
  await browser.send('Page.enable');
  const drafts: string[] = [];
  browser.on('Page.frameRequestedNavigation', ({ url }) => drafts.push(url));
  await page.getByRole('link', { name: 'Email support' }).click();
  await expect
    .poll(() => drafts)
    .toEqual(['mailto:support@example.com?subject=Affiliate%20Commission%20Bump%20Request']);
  await expect(page).toHaveURL(/\/hot-dfy-offers$/);
  await expectAccessible(page);
  expect(consoleProblems).toEqual([]);
});

// Proof P113
test('what leads outside opens a tab that cannot reach back', async ({
  page,
  context,
  signInByToken,
  consoleProblems,
}) => {
  await playOutsideWorld(context);
  await signInByToken(page);
  const pages = [
    ['/limitless', 'Request your pixel', 'https://example.com/traffic/pixel'],
    ['/franchise', 'Request 70% commission', 'https://example.com/franchise/commission'],
    ['/Bonus', 'Get the bonus', 'https://example.com/bonus/prompt-library'],
  ] as const;
  for (const [path, label, address] of pages) {
    await page.goto(path);
    const link = page.getByRole('link', { name: label }).first();
    expect(await openTab(page, () => link.click())).toBe(address);
    await expectAccessible(page);
  }
  expect(consoleProblems).toEqual([]);
});
