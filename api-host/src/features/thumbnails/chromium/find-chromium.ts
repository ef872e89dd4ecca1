import { existsSync } from 'node:fs';
import { StartFailure } from '../../../start-failure';

/** Where packages install it. */
const defaultPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser that takes screenshots of published pages: the configured one, else one in a usual
 * place; null where there is none, or `none` is configured. A configured one that is missing fails
 * startup.
 */
export function findChromium(named: string | null, isThere = existsSync): string | null {
  if (named === 'none') return null;
  if (named === null) return defaultPaths.find((place) => isThere(place)) ?? null;
  if (!isThere(named)) {
    throw new StartFailure(`CHROMIUM_PATH names ${named}, which does not exist`);
  }
  return named;
}
