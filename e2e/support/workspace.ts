import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Where the workspace asks for generations, follows them and polls them. */
export const startAddress = '**/api/claude-api';
export const taskAddress = '**/api/claude/**';

/** Writes the prompt on the create screen and goes to the workspace with it. */
export async function generate(page: Page, prompt: string): Promise<void> {
  await page.goto('/create-project');
  await page.getByRole('textbox', { name: 'Describe your website' }).fill(prompt);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page).toHaveURL(/\/workspace(\?project=[\w-]+)?$/);
}

/** Waits until the status is Ready. The first review of a host loads for half a minute on a busy machine. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 });
}

/** Takes a website to the state in which everything can be done with it. */
export async function makeWebsite(page: Page, prompt: string): Promise<void> {
  await generate(page, prompt);
  await expectReady(page);
}

/** The website inside of the preview's runner. */
export function websiteIn(page: Page | FrameLocator): FrameLocator {
  return page.frameLocator('iframe');
}

/** A button of the workspace's header. */
export function action(page: Page, name: 'Preview' | 'Edit' | 'Export' | 'Publish'): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Publishes for the first time: over the sheet, as it is proposed. */
export async function publishFirst(page: Page): Promise<void> {
  await action(page, 'Publish').click();
  const sheet = page.getByRole('dialog', { name: 'Publish your website' });
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Website published successfully')).toBeVisible();
}

/** Gives the project a title by the pencil. */
export async function rename(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit title' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
