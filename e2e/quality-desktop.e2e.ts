import { expectAccessible } from './support/axe';
import { expectVisibleFocus } from './support/focus-stops';
import { expectNoMotion } from './support/motion';
import { expectNoLayoutShift, isFirstSight } from './support/layout-shift';
import { screensOn, test } from './support/screens';
import { expectLargeTargets } from './support/targets';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

for (const screen of screensOn('desktop')) {
  test(`${screen.name}: axe, targets of 32 px, focus, motion, nothing jumps`, async ({
    page,
    open,
  }) => {
    await open(screen);
    if (isFirstSight(screen)) await expectNoLayoutShift(page);
    await expectNoMotion(page);
    await expectAccessible(page);
    // A screen of both widths is looked at in the dark on the phone.
    if (screen.only) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    }
    await expectLargeTargets(page, 32);
    await expectVisibleFocus(page);
  });
}
