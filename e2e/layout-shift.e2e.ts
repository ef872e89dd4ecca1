import type { Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Screen } from '../scripts/screens/screen';
import { enter, settle } from '../scripts/screens/visit';
import { screensOn, test } from './support/screens';

/** "Nothing jumps": far below the 0.1 that is called good. */
const mostShift = 0.01;

/** Holds every answer of the API until it is let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/**', async (route: Route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

const shiftOf = (page: Page): Promise<{ total: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        }
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[];
          resolve({
            total: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ value, sources }) =>
              sources.map(
                ({ node }) =>
                  `${value.toFixed(4)} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}`,
              ),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer stays silent when there is nothing to tell.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ total: 0, moved: [] })));
      }),
  );

/** The first sight of a screen: no dialogs, which a click opens. */
const firstSights = screensOn('desktop').filter(({ stage, open }) => !stage && !open);

async function load(page: Page, appUrl: string, screen: Screen): Promise<void> {
  const letGo = await holdAnswers(page);
  await page.goto(appUrl + screen.path);
  await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
  // Painted while the answers are still on their way.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  letGo();
  await settle(page);
}

for (const width of [1360, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 850 }, reducedMotion: 'reduce' });
    for (const screen of firstSights) {
      test(`${screen.name} stands still while its data arrives`, async ({ page, host, member }) => {
        if (screen.signedIn) await enter(page, member);
        await load(page, host.appUrl, screen);
        const { total, moved } = await shiftOf(page);
        expect(total, moved.join('\n')).toBeLessThan(mostShift);
      });
    }
  });
}
