import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Look } from './look';
import { screens } from './screens';
import type { Screen } from './screen';
import { enter, visit } from './visit';
import type { StoredMember } from './visit';

export interface Camera {
  readonly browser: Browser;
  readonly appUrl: string;
  readonly member: StoredMember;
  readonly folder: string;
}

/** A fifth of the size of a PNG, which matters for files that change with every design. */
const quality = 80;

/** What the page shows, as WebP: only the browser's own protocol writes that. */
async function develop(page: Page): Promise<Buffer> {
  await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
  const protocol = await page.context().newCDPSession(page);
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality });
  return Buffer.from(data, 'base64');
}

async function shoot(
  camera: Camera,
  context: BrowserContext,
  screen: Screen,
  folder: string,
): Promise<void> {
  const page = await context.newPage();
  if (screen.signedIn) await enter(page, camera.member);
  await visit(page, camera.appUrl, screen);
  await writeFile(path.join(folder, `${screen.name}.webp`), await develop(page));
  await page.close();
}

/** Takes a picture of every screen in one look; the files are named after the screens. */
export async function photograph(
  camera: Camera,
  look: Look,
  wanted: (screen: Screen) => boolean,
): Promise<void> {
  const folder = path.join(camera.folder, `${look.width}-${look.colorScheme}`);
  const other = look.width < 900 ? 'desktop' : 'phone';
  const shown = screens.filter((screen) => screen.only !== other);
  const chosen = shown.filter(wanted);
  if (chosen.length === shown.length) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const signedIn of [false, true]) {
    // Who has signed in stays so in a context: visitors have one of their own.
    const context = await camera.browser.newContext({
      viewport: { width: look.width, height: 850 },
      colorScheme: look.colorScheme,
      reducedMotion: 'reduce',
    });
    for (const screen of chosen.filter((candidate) => candidate.signedIn === signedIn)) {
      await shoot(camera, context, screen, folder);
    }
    await context.close();
  }
}
