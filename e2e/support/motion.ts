import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A frame of a 60 Hz screen, in milliseconds: shorter is an instant change. */
const frameMs = 17;

/**
 * Expects nothing to move for a member who asked for less motion. What may still run: a change of
 * opacity alone (a spinner's pulse, which is the sign that something works), and a toast's bar, whose
 * length is its meaning.
 */
export async function expectNoMotion(page: Page): Promise<void> {
  const moving = await page.evaluate((frame) => {
    const harmless = new Set(['offset', 'computedOffset', 'easing', 'composite', 'opacity']);
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') return [];
      if (effect.target?.closest('[data-toaster]')) return [];
      const { activeDuration } = effect.getComputedTiming();
      const isPulse = effect
        .getKeyframes()
        .every((keyframe) => Object.keys(keyframe).every((name) => harmless.has(name)));
      if (Number(activeDuration) <= frame || isPulse) return [];
      return [
        `${effect.target?.tagName} ${effect.target?.className}: ${Number(activeDuration)} ms`,
      ];
    });
  }, frameMs);
  expect.soft(moving, 'motion').toEqual([]);
}
