import type { Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Screen } from '../../scripts/screens/screen';
import { settle } from '../../scripts/screens/visit';

/** "Nothing jumps": far below the 0.1 that is called good. */
const mostShift = 0.01;

const everyAnswer = '**/api/**';

/** Holds every answer of the API until it is let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(everyAnswer, async (route: Route) => {
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

/** The first sight of a screen: nothing staged, and no dialog, which a click opens. */
export const isFirstSight = ({ stage, open }: Screen): boolean => !stage && !open;

/** Opens a screen whose data arrives only after its page was painted, so that what the data moves is seen. */
export async function openBeforeData(page: Page, appUrl: string, screen: Screen): Promise<void> {
  const letGo = await holdAnswers(page);
  await page.goto(appUrl + screen.path);
  await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  letGo();
  await settle(page);
  await page.unroute(everyAnswer);
}

/** Expects nothing of a page to have moved since it was asked for. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const { total, moved } = await shiftOf(page);
  expect.soft(total, `layout shift\n${moved.join('\n')}`).toBeLessThan(mostShift);
}
