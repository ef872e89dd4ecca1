import type { Page } from '@playwright/test';
import { startHost } from '../scripts/test/host-process';
import type { RunningHost } from '../scripts/test/host-process';
import { startGatedModel } from './support/gated-model';
import type { GatedModel } from './support/gated-model';
import { expect, test as base } from './support/test';

/** A host whose generations are written by a model that says what the test lets it say. */
const test = base.extend<object, { model: GatedModel; host: RunningHost }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await startGatedModel();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ model }, use) => {
      const host = await startHost({
        GENERATION_PROVIDER: 'openai-compatible',
        GENERATION_MODEL: 'test-model',
        OPENAI_BASE_URL: model.url,
      });
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

const fence = '```';
const head = `${fence}html index.html
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Bakery</title><link rel="stylesheet" href="styles.css"></head>
<body>
<h1>Fresh bread</h1>
`;
const rest = `<p id="hours">Open every day</p>
<script src="script.js"></script>
</body>
</html>
${fence}
${fence}css styles.css
h1 { color: maroon; }
${fence}
${fence}js script.js
document.querySelector('#hours').textContent = 'Open now';
${fence}
`;

let asked = 0;

async function generate(page: Page, model: GatedModel, prompt: string): Promise<void> {
  await page.goto('/create-project');
  await page.getByRole('textbox').fill(prompt);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page).toHaveURL(/\/workspace(\?project=[\w-]+)?$/);
  asked += 1;
  await model.asked(asked);
}

const site = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');

test('the page grows while it is written, also in a second look, and ends as it was written', async ({
  page,
  model,
  signInByToken,
}) => {
  await signInByToken(page);
  await generate(page, model, 'A bakery');
  await expect(page.getByText('Your website is being built').first()).toBeVisible();
  model.say(head);
  await expect(site(page).getByRole('heading', { name: 'Fresh bread' })).toBeVisible();
  await expect(page.getByText('Generating', { exact: true })).toBeVisible();

  await page.reload();
  await expect(site(page).getByRole('heading', { name: 'Fresh bread' })).toBeVisible();

  model.say(rest);
  model.finish();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await expect(site(page).getByText('Open now')).toBeVisible();
});

test('Stop ends the work at the provider and leaves what was written', async ({
  page,
  model,
  signInByToken,
}) => {
  await signInByToken(page);
  await generate(page, model, 'Another bakery');
  model.say(head);
  await expect(site(page).getByRole('heading', { name: 'Fresh bread' })).toBeVisible();
  const hungUp = model.hungUp();
  await page.getByRole('button', { name: 'Stop' }).click();
  await hungUp;
  await expect(page.getByRole('heading', { name: 'Generation stopped' })).toBeVisible();
  await page.getByRole('button', { name: 'Use what was written' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await expect(site(page).getByRole('heading', { name: 'Fresh bread' })).toBeVisible();
});
