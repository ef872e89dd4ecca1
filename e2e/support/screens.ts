import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { fillHost } from '../../scripts/screens/sample-data';
import type { Screen } from '../../scripts/screens/screen';
import { screens } from '../../scripts/screens/screens';
import { enter, visit, withProject } from '../../scripts/screens/visit';
import type { StoredMember } from '../../scripts/screens/visit';
import { isFirstSight, openBeforeData } from './layout-shift';
import { test as base } from './test';

interface Fixtures {
  /** Opens a screen of the list in its state, signed in where it needs that. */
  readonly open: (screen: Screen) => Promise<void>;
}

interface WorkerFixtures {
  /** An administrator of a host full of long names, with a project in the workspace. */
  readonly member: StoredMember;
  /** The browser context of these options: kept, so that its caches hold the suite's code after the first screen. */
  readonly keptContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

/** What a screen stores in the browser; the caches of HTTP and compiled code are not among it. */
const stored = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

/** Forgets what the screens before have stored. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: stored });
  await devtools.detach();
}

/** The test of journeys, with sample data and the list of screens. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  member: [
    async ({ browser, host }, use) => {
      const session = await fillHost(host, { long: true });
      const page = await browser.newPage();
      const member = await withProject(page, host.appUrl, session);
      await page.close();
      await use(member);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  keptContext: [
    async ({ browser }, use) => {
      const kept = new Map<string, BrowserContext>();
      await use(async (options) => {
        const key = JSON.stringify(options);
        const context = kept.get(key) ?? (await browser.newContext(options));
        kept.set(key, context);
        return context;
      });
      for (const context of kept.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ keptContext, viewport, hasTouch, isMobile, colorScheme, reducedMotion }, use) => {
    const options = { viewport, hasTouch, isMobile, colorScheme, reducedMotion };
    const page = await (await keptContext(options)).newPage();
    await use(page);
    await page.close();
  },
  open: async ({ page, host, member }, use) => {
    await use(async (screen) => {
      await clearStorage(page, host.appUrl);
      if (screen.signedIn) await enter(page, member);
      const arrive = isFirstSight(screen) ? openBeforeData : visit;
      await arrive(page, host.appUrl, screen);
    });
  },
});

/** The screens that exist on this kind of screen. */
export const screensOn = (kind: 'desktop' | 'phone'): readonly Screen[] =>
  screens.filter(({ only }) => only === undefined || only === kind);

/** The dialog that is open, or else the whole page: what a member can reach. */
export const reachable = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.querySelector('[role="dialog"], [role="alertdialog"]')
      ? '[role="dialog"], [role="alertdialog"]'
      : 'body',
  );
