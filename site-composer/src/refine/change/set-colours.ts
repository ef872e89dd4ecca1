import { hexOf } from 'site-document/colour';
import { textOf } from 'site-document/text';
import { classesOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { atLightness, legible, readColour, textOn } from '../../colour/oklch';
import type { ColourRole } from '../../model/brief';
import { setComposedColours } from '../composed/set-composed-colours';
import { keepLegible, selectorOf } from '../style/legibility';
import { overriding } from '../style/override';
import { groundBehind, inkOf, ownGround } from '../style/paint';
import { accentOf, recolour } from '../style/recolour';
import { buttonsOf, siteHeader } from '../target/elements';
import type { Site } from '../site';

export type AskedColours = Readonly<Partial<Record<ColourRole, string>>>;

/** Sets colours by role, on a page of the composer or any other; null when the page has no such part. */
export function setColours(site: Site, asked: AskedColours): Site | null {
  const composed = setComposedColours(site, asked);
  if (composed) return keepLegible(composed, site);
  let current: Site | null = site;
  for (const [role, hex] of Object.entries(asked)) {
    if (!current) return null;
    current = setOnForeign(current, role as ColourRole, hex);
  }
  return current && keepLegible(current, site);
}

function setOnForeign(site: Site, role: ColourRole, hex: string): Site | null {
  if (role === 'background') return setPageGround(site, hex);
  if (role === 'accent' || role === 'brand') {
    const accent = accentOf(site);
    return accent === null ? null : recolour(site, accent, hex);
  }
  if (role === 'text') return setInk(site, textElements(site), hex, [site.body]);
  if (role === 'heading') return setInk(site, headings(site), hex, []);
  const parts = partsFor(site, role);
  return parts.length === 0 ? null : setGrounds(site, parts, hex);
}

function headings(site: Site): PageElement[] {
  return site.page.elements.filter(({ tagName }) => /^h[1-3]$/.test(tagName));
}

function textElements(site: Site): PageElement[] {
  return site.page.elements.filter(
    (element) =>
      ['p', 'li', 'dd', 'td', 'blockquote'].includes(element.tagName) && textOf(element, 3) !== '',
  );
}

/** The elements that carry the colour of a role on a page by somebody else. */
export function partsFor(site: Site, role: ColourRole): PageElement[] {
  if (role === 'button') return buttonsOf(site, null);
  if (role === 'header') return [siteHeader(site)].filter((element) => element !== null);
  if (role === 'footer')
    return site.page.elements.filter(({ tagName }) => tagName === 'footer').slice(-1);
  if (role === 'card')
    return site.page.elements.filter((element) =>
      classesOf(element).some((name) => /(?:^|[-_])(?:card|panel|tile|box)$/i.test(name)),
    );
  return headings(site);
}

/** Gives elements a ground, and their text a colour that can be read on it. */
export function setGrounds(site: Site, elements: readonly PageElement[], hex: string): Site {
  const ink = textOn(hex);
  const rules = new Map<string, string>();
  for (const element of elements) {
    const selector = selectorOf(element);
    if (rules.has(selector)) continue;
    rules.set(selector, overriding(site, element, selector, { background: hex, color: ink }));
  }
  return site.withRules([...rules.values()].join('\n'));
}

function setInk(
  site: Site,
  elements: readonly PageElement[],
  hex: string,
  also: readonly PageElement[],
): Site | null {
  const page = groundBehind(site, site.body) ?? '#ffffff';
  const rules = new Map<string, string>();
  for (const element of [...also, ...elements]) {
    const ground = groundBehind(site, element);
    // Text on a ground of its own was coloured for that ground.
    if (
      ground === null ||
      Math.abs(readColour(ground).lightness - readColour(page).lightness) > 0.4
    )
      continue;
    const selector = element === site.body ? 'body' : selectorOf(element);
    if (!rules.has(selector))
      rules.set(selector, overriding(site, element, selector, { color: legible(hex, [ground]) }));
  }
  return rules.size === 0 ? null : site.withRules([...rules.values()].join('\n'));
}

/** The ground of the page, and of every big part that had the same one. */
function setPageGround(site: Site, hex: string): Site {
  const old = groundBehind(site, site.body) ?? '#ffffff';
  const big = site.page.elements.filter((element) => {
    if (!['html', 'main', 'section', 'header', 'article', 'nav', 'div'].includes(element.tagName))
      return false;
    const ground = ownGround(site, element);
    return (
      ground !== null &&
      ground !== 'mixed' &&
      nearly(ground, old) &&
      !classesOf(element).some((name) => /card|panel|box|modal|dialog/i.test(name))
    );
  });
  const rules = new Map([['body', overriding(site, site.body, 'body', { background: hex })]]);
  for (const element of big.slice(0, 400)) {
    const selector = selectorOf(element);
    if (!rules.has(selector))
      rules.set(selector, overriding(site, element, selector, { background: hex }));
  }
  return site.withRules([...rules.values()].join('\n'));
}

function nearly(one: string, other: string): boolean {
  const [first, second] = [readColour(one), readColour(other)];
  return (
    Math.abs(first.lightness - second.lightness) < 0.025 &&
    Math.abs(first.chroma - second.chroma) < 0.02
  );
}

/** A colour moved towards white or black by a step anybody sees. */
export function shaded(hex: string, direction: 'lighter' | 'darker'): string {
  const { lightness } = readColour(hex);
  const step = direction === 'lighter' ? 0.1 : -0.1;
  return atLightness(hex, Math.min(0.985, Math.max(0.12, lightness + step)));
}

/** The colour a role has now; null where it cannot be told. */
export function colourOfRole(site: Site, role: ColourRole): string | null {
  if (role === 'background') return groundBehind(site, site.body);
  if (role === 'text') return inkOf(site, site.body);
  const heading = headings(site)[0];
  if (role === 'heading') return heading ? inkOf(site, heading) : null;
  if (role === 'accent' || role === 'brand') {
    const own = hexOf(site.cascade.computed(site.body, '--art-accent'));
    return own ?? accentOf(site);
  }
  const part = partsFor(site, role).find((element) => ownGround(site, element) !== null);
  const ground = part ? ownGround(site, part) : null;
  return ground === 'mixed' ? null : ground;
}
