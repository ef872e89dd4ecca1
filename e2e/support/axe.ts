import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Expects axe to find nothing on the page as it stands. Frames of other origins are left out. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
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
  expect.soft(violations).toEqual([]);
}
