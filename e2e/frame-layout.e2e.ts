import type { Locator, Page } from '@playwright/test';
import { stored } from './support/browser-storage';
import { expect, test } from './support/test';
import { expectNoSidewaysScrolling } from './support/width';
import { action, makeWebsite } from './support/workspace';

/** What a box takes up; a box that is not shown fails the test. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing is shown there');
  return { ...box, end: box.x + box.width, bottom: box.y + box.height };
}

async function publish(page: Page, title: string): Promise<void> {
  const { token = '' } = await stored(page);
  const answer = await page.request.post('/api/publish-website', {
    headers: { authorization: `Bearer ${token}` },
    data: { htmlcode: `<h1>${title}</h1>`, csscode: '', jscode: '', title, prompt: title },
  });
  expect(answer.ok()).toBe(true);
}

test('the date of a project stands on one line, whatever the width', async ({
  page,
  signInByToken,
}) => {
  await signInByToken(page);
  await page.goto('/projects');
  await publish(page, 'Harbour Street Bakery');
  for (const look of ['Cards', 'Rows']) {
    for (const width of [1920, 1360, 768, 390, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/projects');
      const date = page.getByRole('list', { name: 'Projects' }).locator('time').first();
      await page.getByTitle(look, { exact: true }).click();
      await expect(date).toBeVisible();
      expect((await boxOf(date)).height, `${look} at ${width} px`).toBeLessThan(24);
      await expectNoSidewaysScrolling(page);
    }
  }
});

test('on a wide screen header and page begin and end at the same edges', async ({
  page,
  signInByToken,
}) => {
  await signInByToken(page);
  for (const width of [1920, 1360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/projects', '/profile-settings', '/tutorials']) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      const header = page.locator('header').first();
      const content = page.locator('main [data-page]');
      const end = await boxOf(header.getByText('Admin').last());
      const padding = await content.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).paddingInlineEnd),
      );
      const edge = (await boxOf(content)).end - padding;
      expect(Math.abs(end.end - edge), `${path} at ${width} px`).toBeLessThan(2);
    }
  }
  await page.setViewportSize({ width: 1920, height: 900 });
  const title = await boxOf(page.locator('header').first().getByText('Tutorials'));
  expect(Math.abs(title.x - (await boxOf(page.locator('main h1'))).x)).toBeLessThan(2);
});

// Proof P332
test('a toast leaves Publish and Edit free, on a large screen and on a phone', async ({
  page,
  signInByToken,
}) => {
  await signInByToken(page);
  await makeWebsite(page, 'A bakery called Harbour Street Bakery with opening hours');
  for (const width of [1360, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.keyboard.press('ControlOrMeta+s');
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status').last();
    await expect(toast).toBeVisible();
    await toast.hover({ force: true });
    const box = await boxOf(toast);
    for (const name of ['Preview', 'Edit', 'Export', 'Publish'] as const) {
      expect(box.y, name).toBeGreaterThan((await boxOf(action(page, name))).bottom);
    }
    expect(width - box.end, 'at the end').toBeLessThan(40);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
  }
});

test('what is pointed at keeps to its panel, and leaves the page in sight', async ({
  page,
  signInByToken,
}) => {
  await signInByToken(page);
  await makeWebsite(page, 'A bakery called Harbour Street Bakery with opening hours');
  for (const width of [1360, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Point at it' }).click();
    const elements = page.getByLabel('Elements of the page');
    const longest = await elements.evaluate(
      (select) =>
        [...select.querySelectorAll('option')].reduce((a, b) =>
          b.label.length > a.label.length ? b : a,
        ).value,
    );
    await elements.selectOption(longest);
    const box = page.getByRole('form', { name: 'New prompt' });
    await expect(box.getByRole('status')).toBeVisible();
    const around = await box.evaluate((form) => {
      const end = form.parentElement?.getBoundingClientRect().right ?? 0;
      return [...form.querySelectorAll('*')].every(
        (one) => one.getBoundingClientRect().right <= end,
      );
    });
    expect(around, `the prompt box at ${width} px`).toBe(true);
    expect((await boxOf(page.getByRole('button', { name: 'Done', exact: true }))).end).toBeLessThan(
      width,
    );
    const shown = await boxOf(page.getByTitle(/^Preview of/u));
    expect(shown.width, `the page at ${width} px`).toBeGreaterThan(width / 2);
    expect(shown.height, `the page at ${width} px`).toBeGreaterThan(240);
    await page.getByRole('button', { name: 'Done', exact: true }).click();
  }
});

test('an unknown address keeps sidebar and header, and leads back', async ({
  page,
  signInByToken,
}) => {
  await signInByToken(page);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  await expect(page.getByText('All systems operational')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Projects' }).click();
  await expect(page).toHaveURL(/\/projects$/);
});
