import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** How often the page is looked at: a toast that fades while axe looks is a finding only once. */
const looks = 3;

/** Expects axe to find nothing on the page as it stands. Frames of other origins are left out. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  let violations = await findViolations(page);
  for (let look = 1; look < looks && violations.length > 0; look += 1) {
    violations = await findViolations(page);
  }
  expect.soft(violations).toEqual([]);
}

async function findViolations(page: Page) {
  return page.evaluate(async () => {
    // A transition of a hundredth of a millisecond still shows its old colour until the next frame.
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(async ({ finished }) => finished));
    const run = Reflect.get(globalThis, 'axe') as typeof axe;
    const result = await run.run(document, { iframes: false });
    return result.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map((node) => node.target.join(' ')).slice(0, 5),
    }));
  });
}
