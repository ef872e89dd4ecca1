import { existsSync } from 'node:fs';
import { StartFailure } from '../../../start-failure';

/** Where packages put it. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The program that photographs published pages: the one that is named, else one in a usual place; null where there is
 * none, or the operator says `none`. A named one that is not there stops the start.
 */
export function findChromium(named: string | null, isThere = existsSync): string | null {
  if (named === 'none') return null;
  if (named === null) return usualPlaces.find((place) => isThere(place)) ?? null;
  if (!isThere(named)) {
    throw new StartFailure(`CHROMIUM_PATH names ${named}, which does not exist`);
  }
  return named;
}
