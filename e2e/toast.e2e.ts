import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

const corner = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
const bar = (page: Page): Locator => page.getByTestId('toast-progress');

/** Whether the progress bar runs, as the browser's own animation tells. */
const barState = (page: Page): Promise<string | undefined> =>
  bar(page).evaluate((element) => element.getAnimations()[0]?.playState);

async function failToSignIn(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const toast = corner(page).getByRole('alert');
  await expect(toast).toBeVisible();
  return toast;
}

// Proof P331
test('an error toast is red and stands at the top end, with a bar of 3 seconds', async ({
  page,
}) => {
  const toast = await failToSignIn(page);
  // Pausing keeps it for as long as it is looked at. Forced: on a slow machine it would be gone before
  // it had stood still.
  await toast.hover({ force: true });
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(40);
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
  await expect(bar(page)).toHaveCSS('animation-duration', '3s');
  const red = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--color-danger)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(bar(page)).toHaveCSS('background-color', red);
  const [, , hue] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(red)?.slice(1).map(Number) ?? [];
  expect(hue, red).toBeGreaterThan(10);
  expect(hue, red).toBeLessThan(40);
});

// Proof P335
test('a toast waits while the pointer is on it, and goes when it has left', async ({ page }) => {
  const toast = await failToSignIn(page);
  await toast.hover({ force: true });
  await expect.poll(() => barState(page)).toBe('paused');
  await page.mouse.move(20, 500);
  await expect.poll(() => barState(page)).toBe('running');
  await expect(toast).toHaveCount(0);
});

// Proof P336
test('a toast waits while the keyboard is in it, and goes when it has left', async ({ page }) => {
  const toast = await failToSignIn(page);
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await expect.poll(() => barState(page)).toBe('paused');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await expect(toast).toHaveCount(0);
});
