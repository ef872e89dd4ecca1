import { parse } from 'bowser';

/** More than any browser sends; what is longer is not read. */
const longest = 512;

/** Browser and system in words, such as “Firefox on Windows”, from a `User-Agent`; null when it names none. */
export function browserName(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === '') return null;
  const { browser, os } = parse(userAgent.slice(0, longest));
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return known.length === 0 ? null : known.join(' on ');
}
