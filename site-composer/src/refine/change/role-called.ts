import { readColour } from '../../colour/oklch';
import type { ColourRole } from '../../model/brief';
import { readColours } from '../read/colour-words';
import type { Site } from '../site';
import { colourOfRole } from './set-colours';

const roles: readonly ColourRole[] = [
  'accent',
  'button',
  'background',
  'heading',
  'header',
  'footer',
  'card',
];
const nearestHue = 45;
const leastChroma = 0.025;
const nearestLightness = 0.2;

/** The part of a page that has a colour of that name: "the blue" is the accent, where that is blue. */
export function roleCalled(site: Site, phrase: string): ColourRole | null {
  const [named, other] = readColours(phrase);
  if (!named || other) return null;
  const wanted = readColour(named.hex);
  return (
    roles.find((role) => {
      const hex = colourOfRole(site, role);
      if (hex === null || !/^#[\da-f]{6}$/iu.test(hex)) return false;
      const own = readColour(hex);
      if (wanted.chroma < leastChroma)
        return (
          own.chroma < leastChroma && Math.abs(own.lightness - wanted.lightness) < nearestLightness
        );
      const apart = Math.abs(own.hue - wanted.hue) % 360;
      return own.chroma >= leastChroma && Math.min(apart, 360 - apart) <= nearestHue;
    }) ?? null
  );
}
