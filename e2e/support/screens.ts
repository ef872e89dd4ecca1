import type { Page } from '@playwright/test';
import { fillHost } from '../../scripts/screens/sample-data';
import type { Screen } from '../../scripts/screens/screen';
import { screens } from '../../scripts/screens/screens';
import { enter, visit, withProject } from '../../scripts/screens/visit';
import type { StoredMember } from '../../scripts/screens/visit';
import { test as base } from './test';

interface Fixtures {
  /** Opens a screen of the list in its state, signed in where it needs that. */
  readonly open: (screen: Screen) => Promise<void>;
}

interface WorkerFixtures {
  /** An administrator of a host full of long names, with a project in the workspace. */
  readonly member: StoredMember;
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
  open: async ({ page, host, member }, use) => {
    await use(async (screen) => {
      if (screen.signedIn) await enter(page, member);
      await visit(page, host.appUrl, screen);
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
