import type { Ground, Section } from '../sections/section';
import { createRandom } from '../text/random';

/** On which ground each section stands: never two bands in a row, and few of them. */
export function chooseGrounds(list: readonly Section[], seed: number): Ground[] {
  const random = createRandom(seed).fork('grounds');
  let band = list.some((section) => section.ground === 'band') ? 0 : 1;
  const loud = new Set([
    'testimonials',
    'steps',
    'newsletter',
    'stats',
    'booking',
    'events',
    'music',
  ]);
  let previous: Ground = random.chance(0.5) ? 'plain' : 'tint';
  return list.map((section, index) => {
    let ground: Ground = previous === 'tint' ? 'plain' : random.chance(0.55) ? 'tint' : 'plain';
    if (section.ground === 'band' && previous !== 'band') ground = 'band';
    else if (
      band > 0 &&
      index > 0 &&
      loud.has(section.id) &&
      previous !== 'band' &&
      random.chance(0.55)
    ) {
      ground = 'band';
      band -= 1;
    }
    previous = ground;
    return ground;
  });
}
