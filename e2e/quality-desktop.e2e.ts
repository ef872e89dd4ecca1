import { expectAccessible } from './support/axe';
import { expectVisibleFocus } from './support/focus-stops';
import { expectNoMotion } from './support/motion';
import { screensOn, test } from './support/screens';
import { expectLargeTargets } from './support/targets';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

for (const screen of screensOn('desktop')) {
  test(`${screen.name}: axe in both themes, targets of 32 px, focus, motion`, async ({
    page,
    open,
  }) => {
    await open(screen);
    await expectNoMotion(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await expectLargeTargets(page, 32);
    await expectVisibleFocus(page);
  });
}
