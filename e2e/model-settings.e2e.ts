import type { Browser, Page } from '@playwright/test';
import { startModelServer } from '../api-host/src/features/generation/testing/model-server';
import type { Answer } from '../api-host/src/features/generation/testing/model-server';
import { sampleAnswer } from '../api-host/src/features/generation/testing/sample-answers';
import { expectAccessible } from './support/axe';
import { playOutsideWorld } from './support/outside-world';
import { startPreparedHost } from './support/prepared-host';
import { expect, test } from './support/test';

const key = 'sk-journey-0123456789';
const refusal: Answer = { kind: 'status', status: 401, body: { error: { message: 'bad key' } } };
const ready: Answer = { kind: 'text', text: 'ready' };

const redSquare = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWP4z8CAFWEXHbQSACj/P8FTKqelAAAAAElFTkSuQmCC',
  'base64',
);

const site = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');

async function signInAt(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/tutorials$/);
}

async function openMember(browser: Browser, appUrl: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: appUrl });
  await playOutsideWorld(context);
  const page = await context.newPage();
  await signInAt(page, email, 'green apple');
  return page;
}

async function addMember(page: Page, email: string): Promise<void> {
  await page.goto('/users');
  await page.getByRole('button', { name: 'Add New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByLabel('Name').fill('Mira Novak');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('green apple');
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('User created successfully')).toBeVisible();
}

// Proof P320
test('an admin connects a model, tests it with a wrong and a right key, and a member generates with it', async ({
  page,
  browser,
  host,
  signIn,
  consoleProblems,
}) => {
  const model = await startModelServer('openai', [
    refusal,
    ready,
    { kind: 'text', text: sampleAnswer },
  ]);
  await signIn(page);
  await addMember(page, 'mira@model.test');
  const member = await openMember(browser, host.appUrl, 'mira@model.test');
  const outcome = page.getByRole('status', { name: 'Result of the test' });

  await test.step('the admin comes to it by the menu and the keyboard', async () => {
    await page.getByRole('link', { name: 'Language Model' }).click();
    await expect(page.getByText('No language model is connected')).toBeVisible();
    await page.getByLabel('Provider').selectOption('OpenAI-compatible');
    await page.getByLabel('Address').fill(`${model.url}/v1`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('journey-model');
    await page.keyboard.press('Tab');
    await page.keyboard.type('sk-wrong');
  });

  await test.step('a test tells in words what is wrong, and saves nothing', async () => {
    await page.getByRole('button', { name: 'Test' }).click();
    await expect(outcome).toHaveText('The server refused the key (status 401).');
    await page.getByLabel('Key', { exact: true }).fill(key);
    await expect(outcome).toBeEmpty();
    await page.getByRole('button', { name: 'Test' }).click();
    await expect(outcome).toHaveText(/^The model answered in \d+\.\d s\.$/);
    expect(model.seen.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
    await member.goto('/create-project');
    await expect(member.getByText(/^No language model is connected/)).toBeVisible();
  });

  await test.step('saved, the key never comes back to a browser', async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('journey-model is connected')).toBeVisible();
    const answer = page.waitForResponse(/\/api\/model-connection$/);
    await page.reload();
    expect(await (await answer).text()).not.toContain('sk-journey');
    await expect(page.getByText(/^A key ending in 6789 is saved/)).toBeVisible();
    await expectAccessible(page);
    expect(host.output()).not.toContain('sk-journey');
  });

  await test.step('a member sees the model’s page', async () => {
    await member.goto('/create-project');
    await member.getByRole('textbox', { name: 'Describe your website' }).fill('A bakery');
    const screenshot = { name: 'Shop window.png', mimeType: 'image/png', buffer: redSquare };
    await member.getByLabel('Picture files').setInputFiles(screenshot);
    await member.getByRole('checkbox', { name: 'Look like this: Shop window' }).check();
    await expect(member.getByText(/^No language model is connected/)).toHaveCount(0);
    await member.getByRole('button', { name: 'Generate' }).click();
    await expect(site(member).getByText('4 €')).toBeVisible({ timeout: 60_000 });
    const asked = JSON.stringify(model.seen.at(-1)?.body.messages.at(-1));
    expect(asked).toContain('The attached pictures show what the page should look like');
    expect(asked).toContain('data:image/jpeg;base64,');
    expect(asked).not.toContain('assets/images/');
    await member.goto('/settings/model');
    await expect(member.getByText('Only an admin can see the language model.')).toBeVisible();
    await member.context().close();
  });

  await test.step('what it took is counted, and disconnecting needs a confirmation', async () => {
    await page.reload();
    await expect(page.getByText('12 tokens')).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('button', { name: 'Disconnect model' }).click();
    await expect(page.getByText('No language model is connected')).toBeVisible();
  });
  await model.close();
  expect(consoleProblems).toEqual([]);
});

// Proof P321
test('what the environment decides is shown and cannot be changed', async ({ browser }) => {
  test.setTimeout(180_000);
  const decided = await startPreparedHost({
    GENERATION_PROVIDER: 'openai-compatible',
    GENERATION_MODEL: 'operators-model',
    OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
    OPENAI_API_KEY: 'sk-operator-4321',
  });
  const context = await browser.newContext({ baseURL: decided.appUrl });
  await playOutsideWorld(context);
  const page = await context.newPage();
  await signInAt(page, decided.adminEmail, decided.adminPassword);
  await page.goto('/settings/model');
  await expect(page.getByText('operators-model generates')).toBeVisible();
  await expect(
    page.getByText(/GENERATION_PROVIDER, OPENAI_BASE_URL, OPENAI_API_KEY/),
  ).toBeVisible();
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('A key ending in 4321');
  await expect(page.getByLabel('Model', { exact: true })).not.toBeEditable();
  await expect(page.getByRole('button', { name: /Save|Test|Disconnect/ })).toHaveCount(0);
  await context.close();
  await decided.stop();
});
