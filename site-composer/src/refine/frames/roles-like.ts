import { readColour } from '../../colour/oklch';
import type { ColourRole } from '../../model/brief';
import { colourOfRole } from '../change/set-colours';
import type { Site } from '../site';

const roles: readonly ColourRole[] = [
  'accent',
  'button',
  'background',
  'header',
  'heading',
  'text',
  'footer',
];
const leastChroma = 0.025;
const nearestHue = 45;

/** The parts of the page in a colour of that name: the accent with what goes with it, else each of its own. */
export function rolesLike(site: Site, wanted: string): ColourRole[] {
  const goal = readColour(wanted);
  const found = roles.filter((role) => {
    const hex = colourOfRole(site, role);
    if (hex === null || !/^#[\da-f]{6}$/iu.test(hex)) return false;
    const { chroma, hue } = readColour(hex);
    const apart = Math.abs(hue - goal.hue) % 360;
    return chroma >= leastChroma && Math.min(apart, 360 - apart) <= nearestHue;
  });
  return found.includes('accent') ? ['accent'] : found.slice(0, 2);
}
