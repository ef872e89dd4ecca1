import { escapeAttribute } from 'site-document/escape';
import type { SiteLook } from 'site-document/look';

/** The initial of a website, where there is room for one letter. */
export function initialOf(title: string): string {
  const first = title.normalize('NFC').match(/[\p{Letter}\p{Number}]/u)?.[0];
  return first === undefined ? '•' : first.toUpperCase();
}

/** The icon of a website without one: its initial on its own colour. */
export const renderFavicon = (title: string, { brand, onBrand }: SiteLook): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${brand}"/><text x="32" y="45" font-family="system-ui, sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="${onBrand}">${escapeAttribute(initialOf(title))}</text></svg>\n`;
