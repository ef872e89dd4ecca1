import { expectAccessible } from './support/axe';
import { expectNoLayoutShift, isFirstSight } from './support/layout-shift';
import { screensOn, test } from './support/screens';
import { expectLargeTargets } from './support/targets';
import { expectNoSidewaysScrolling } from './support/width';

// A touch screen: its pointer is coarse.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
  colorScheme: 'dark',
});

for (const screen of screensOn('phone')) {
  test(`${screen.name}: axe in the dark, targets of 44 px, 360 px wide, nothing jumps`, async ({
    page,
    open,
  }) => {
    await open(screen);
    if (isFirstSight(screen)) await expectNoLayoutShift(page);
    await expectAccessible(page);
    // A screen of both widths is looked at in the light on the desktop.
    if (screen.only) {
      await page.emulateMedia({ colorScheme: 'light' });
      await expectAccessible(page);
    }
    await expectLargeTargets(page, 44);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScrolling(page);
  });
}
