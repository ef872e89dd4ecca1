import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import {
  action,
  expectReady,
  generate,
  makeWebsite,
  startAddress,
  taskAddress,
  websiteIn,
} from './support/workspace';

const prompt = 'A website for a small library in Tartu with reading hours and a list of new books.';

/** A host that goes on working on the task until it is let go. */
async function holdTasks(page: Page): Promise<() => Promise<void>> {
  await page.route(taskAddress, (route) =>
    route.request().url().endsWith('/events')
      ? route.abort()
      : route.fulfill({ json: { message: 'Under way', status: 'processing' } }),
  );
  return () => page.unroute(taskAddress);
}

test.beforeEach(async ({ page, signInByToken }) => {
  await signInByToken(page);
});

// Proof P220
test('a reload while generating goes on with the same task', async ({ page }) => {
  // A start that the reload cuts off is asked again by the same id, and is the same start.
  const starts = new Set<unknown>();
  page.on('request', (request) => {
    if (request.url().endsWith('/api/claude-api'))
      starts.add(/"request_id":"([^"]+)"/.exec(request.postData() ?? '')?.[1]);
  });
  const letGo = await holdTasks(page);
  await generate(page, prompt);
  await expect(page.getByText('Generating', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Generating', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Project prompt' }).getByText(prompt),
  ).toBeVisible();
  await letGo();
  await expectReady(page);
  expect(starts.size).toBe(1);
});

// Proof P226
test('a host that is away for a while costs nothing but time', async ({ page }) => {
  let polls = 0;
  await page.route(taskAddress, async (route) => {
    if (route.request().url().endsWith('/events')) return await route.abort();
    polls += 1;
    if (polls === 1) return await route.abort('connectionrefused');
    if (polls === 2) return await route.fulfill({ status: 502, body: 'Bad gateway' });
    return await route.continue();
  });
  await generate(page, prompt);
  await expectReady(page);
  // On a busy machine the third answer may come before the result.
  expect(polls).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// Proof P251
test('offline while generating is said, and the result comes with the connection', async ({
  page,
  context,
}) => {
  const letGo = await holdTasks(page);
  // Before the answer the notice would be about the start.
  const underWay = page.waitForResponse((response) => response.url().endsWith('/api/claude-api'));
  await generate(page, prompt);
  await (await underWay).finished();
  await expect(page.getByText('Generating', { exact: true })).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByText('The server keeps generating.');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await letGo();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expectReady(page);
});

// Proof P222
test('a start whose answer is lost with the connection is asked again, and is one generation', async ({
  page,
  context,
}) => {
  const asked = new Promise<Route>((resolve) => {
    void page.route(startAddress, resolve, { times: 1 });
  });
  await generate(page, prompt);
  const lost = await asked;
  const { task_id: taskId } = (await (await lost.fetch()).json()) as { readonly task_id: string };
  await context.setOffline(true);
  await lost.abort('internetdisconnected');
  const notice = page.getByText('Generation starts by itself once you are connected again.', {
    exact: true,
  });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const again = page.waitForResponse((response) => response.url().endsWith('/api/claude-api'));
  await context.setOffline(false);
  expect(await (await again).json()).toMatchObject({ task_id: taskId });
  await expect(notice).toBeHidden();
  await expectReady(page);
});

test('publishing offline says that it failed, and loses nothing', async ({ page, context }) => {
  await makeWebsite(page, prompt);
  await context.setOffline(true);
  await action(page, 'Publish').click();
  const sheet = page.getByRole('dialog', { name: 'Publish your website' });
  const publish = sheet.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(page.getByRole('alert').getByText('Publish failed')).toBeVisible();
  await context.setOffline(false);
  await expect(publish).toBeEnabled();
  await publish.click();
  await expect(page.getByText('Website published successfully')).toBeVisible();
});

// Proof P243
test('a generation that fails keeps the prompt and can be asked for again', async ({ page }) => {
  await page.route(startAddress, (route) =>
    route.fulfill({ status: 503, json: { message: 'The generator is overloaded' } }),
  );
  await generate(page, prompt);
  await expect(
    page.getByRole('alert').getByText('The generator is overloaded', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Generation failed')).toHaveCount(8);
  await expectAccessible(page);
  await page.unroute(startAddress);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectReady(page);
  await expect(
    page.getByRole('region', { name: 'Project prompt' }).getByText(prompt),
  ).toBeVisible();
});

// Proof P69
test('the page is as high as the window, with a long title and a long prompt too', async ({
  page,
}) => {
  const size = () =>
    page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { scrollHeight, scrollWidth };
    });
  await makeWebsite(page, `${'x'.repeat(400)} ${'and a garden '.repeat(200)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Xx{59}$/);
  await expect(action(page, 'Publish')).toBeInViewport();
  expect(await size()).toEqual({ scrollHeight: 850, scrollWidth: 1360 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(action(page, 'Publish')).toBeInViewport();
  expect(await size()).toEqual({ scrollHeight: 740, scrollWidth: 360 });
});

// Proof P68
test('on a phone the panels are tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await generate(page, prompt);
  // A result turns to the preview, so that nobody has to look for it.
  await expect(page.getByRole('tab', { name: 'Preview', selected: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect(websiteIn(websiteIn(page)).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Project', 'Code', 'Preview']);
  await page.getByRole('tab', { name: 'Project' }).click();
  await expect(page.getByRole('button', { name: 'Add New Prompt' })).toBeVisible();
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(page.getByRole('treeitem', { name: 'index.html' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Prompt' })).toBeHidden();
  await action(page, 'Preview').click();
  await expect(websiteIn(websiteIn(page)).getByRole('heading', { level: 1 })).toBeVisible();
});

// Proof P248
test('the keyboard writes, tweaks and saves', async ({ page }) => {
  await makeWebsite(page, prompt);
  await page.getByRole('textbox', { name: 'New prompt' }).focus();
  await page.keyboard.type('Make the header dark green');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Project prompt' }).getByText(prompt),
  ).toBeVisible();
  const started = page.waitForRequest(startAddress);
  await page.keyboard.press('Control+Enter');
  expect((await started).postDataJSON()).toMatchObject({
    prompt: 'Make the header dark green',
    type: 1,
  });
  await expect(page.getByText('Make the header dark green')).toBeVisible();
});
