import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { screens } from './screens';

export interface Camera {
  readonly browser: Browser;
  readonly appUrl: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly folder: string;
}

export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** The prompt behind the pictures of the workspace. */
const prompt =
  'A website for a small pottery studio called Clay & Kiln in Porto, with workshops, a gallery of bowls, opening hours and a contact form. Warm terracotta colours.';

async function signIn(page: Page, { appUrl, admin }: Camera): Promise<void> {
  await page.goto(appUrl);
  await page.getByRole('textbox', { name: 'Email' }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/tutorials$/);
}

async function generate(page: Page, appUrl: string): Promise<void> {
  await page.goto(`${appUrl}/create-project`);
  await page.getByRole('textbox').fill(prompt);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.waitForURL(/\/workspace$/);
  await page.getByRole('tab', { name: 'Preview' }).click();
  const site = page.frameLocator('iframe').frameLocator('iframe');
  await site.getByRole('heading', { level: 1 }).waitFor();
}

async function shoot(page: Page, folder: string, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
}

/** Takes a picture of every screen in one look; the files are named after the screens. */
export async function photograph(camera: Camera, look: Look): Promise<void> {
  const folder = path.join(camera.folder, `${look.width}-${look.colorScheme}`);
  await mkdir(folder, { recursive: true });
  const context = await camera.browser.newContext({
    viewport: { width: look.width, height: 850 },
    colorScheme: look.colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const visit = async (signedIn: boolean): Promise<void> => {
    for (const screen of screens.filter((candidate) => candidate.signedIn === signedIn)) {
      await page.goto(camera.appUrl + screen.path);
      await page.getByRole('heading', { name: screen.heading }).first().waitFor();
      await shoot(page, folder, screen.name);
    }
  };
  await visit(false);
  await signIn(page, camera);
  await visit(true);
  await generate(page, camera.appUrl);
  await shoot(page, folder, 'workspace');
  await page.getByRole('tab', { name: 'Code' }).click();
  await page.locator('.cm-content').waitFor();
  await shoot(page, folder, 'workspace-code');
  await context.close();
}
