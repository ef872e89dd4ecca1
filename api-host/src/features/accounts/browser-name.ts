import { parse } from 'bowser';

/** Longer than any browser's `User-Agent`; anything longer is ignored. */
const maxLength = 512;

/** Browser and system, such as “Firefox on Windows”, from a `User-Agent`; null if it names none. */
export function browserName(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === '') return null;
  const { browser, os } = parse(userAgent.slice(0, maxLength));
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return known.length === 0 ? null : known.join(' on ');
}
