import { hexOf } from 'site-document/colour';
import { parentOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { contrast } from '../../colour/oklch';
import type { Site } from '../site';

/** The colour of an element's own ground; null when it has none, `mixed` when that is a picture or a gradient. */
export function ownGround(site: Site, element: PageElement): string | null {
  const value = site.cascade.computed(element, 'background-color');
  const image = site.cascade.computed(element, 'background-image');
  if (/gradient\(|url\(/.test(`${value ?? ''} ${image ?? ''}`)) return 'mixed';
  if (value === null || value === 'none' || value === 'transparent') return null;
  return hexOf(value) ?? firstColour(value);
}

function firstColour(value: string): string | null {
  for (const word of value.match(
    /#[0-9a-f]{3,8}\b|(?:rgb|hsl|oklch|oklab|lab|lch)a?\([^)]*\)|\b[a-z]{3,20}\b/gi,
  ) ?? []) {
    const hex = hexOf(word);
    if (hex !== null) return hex;
  }
  return null;
}

/** The colour behind the text of an element; null where it cannot be told. */
export function groundBehind(site: Site, element: PageElement): string | null {
  for (let one: PageElement | null = element; one; one = parentOf(one)) {
    const ground = ownGround(site, one);
    if (ground === 'mixed') return null;
    if (ground !== null) return ground;
  }
  return '#ffffff';
}

export function inkOf(site: Site, element: PageElement): string | null {
  const value = site.cascade.computed(element, 'color');
  return value === null ? defaultInk(site) : hexOf(value);
}

function defaultInk(site: Site): string {
  return site.cascade.computed(site.body, 'color-scheme') === 'dark' ? '#ffffff' : '#000000';
}

/** Contrast of an element's text; null where its colours cannot be determined from the code. */
export function contrastOf(site: Site, element: PageElement): number | null {
  const [ink, ground] = [inkOf(site, element), groundBehind(site, element)];
  return ink === null || ground === null ? null : contrast(ink, ground);
}
