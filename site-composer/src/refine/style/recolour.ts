import { parse } from 'culori';
import { hexOf } from 'site-document/colour';
import { colour, contrast, readColour, textOn } from '../../colour/oklch';
import type { Edit } from '../refine-types';
import { buttonsOf } from '../target/elements';
import type { Site } from '../site';
import { overriding } from './override';
import { groundBehind, inkOf, ownGround } from './paint';

interface FoundColour {
  readonly hex: string;
  readonly property: string;
  readonly edit: Omit<Edit, 'text'>;
}

const token = /#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^()]*\)|(?<![\w-])[a-z]{3,20}(?![\w(-])/gi;
const uncoloured =
  /font|content|family|animation|transition|grid|display|position|cursor|align|justify|^-?-?(?:size|space|radius)/i;

/** Every colour in the style sheets and `style` attributes, with its place. */
export function coloursOf(site: Site): FoundColour[] {
  return [...inSheets(site), ...inAttributes(site)];
}

function inSheets(site: Site): FoundColour[] {
  return site.rules.flatMap(({ declarations }) =>
    declarations.flatMap(({ file, property, value, start }) =>
      uncoloured.test(property) || value.length > 1_000 || value.includes('url(')
        ? []
        : inValue(value, property, start, file),
    ),
  );
}

function inAttributes(site: Site): FoundColour[] {
  return site.page.elements.flatMap((element) => {
    const place = element.sourceCodeLocation?.attrs?.['style'];
    if (!place) return [];
    const source = site.page.source.slice(place.startOffset, place.endOffset);
    return source.includes('url(') ? [] : inValue(source, 'style', place.startOffset, 'html');
  });
}

function inValue(
  value: string,
  property: string,
  start: number,
  file: 'html' | 'css',
): FoundColour[] {
  return [...value.matchAll(token)].flatMap((match) => {
    const read = match[0].length > 60 ? undefined : parse(match[0]);
    const hex = read && (read.alpha ?? 1) > 0.2 ? hexOf(opaque(match[0])) : null;
    if (hex === null) return [];
    const from = start + match.index;
    return [{ hex, property, edit: { file, start: from, end: from + match[0].length } }];
  });
}

function opaque(value: string): string {
  return value
    .replace(/^(#[0-9a-f]{6})[0-9a-f]{2}$/i, '$1')
    .replace(/^(rgb|hsl)a?\(([^,/]+,[^,/]+,[^,/]+),[^)]*\)$/i, '$1($2)');
}

/** Changes every colour that is chosen to another one; null where none is. */
export function mapColours(
  site: Site,
  change: (hex: string, property: string) => string | null,
): Site | null {
  const edits = coloursOf(site).flatMap(({ hex, property, edit }) => {
    const next = change(hex, property);
    return next === null || next === hex ? [] : [{ ...edit, text: next }];
  });
  return edits.length === 0 ? null : site.edit(edits);
}

/** Turns one hue into another: the colour itself exactly, its shades as light and dark as they are. */
export function recolour(site: Site, from: string, to: string): Site | null {
  const source = readColour(from);
  const goal = readColour(to);
  return mapColours(site, (hex) => {
    if (hex === from) return to;
    const one = readColour(hex);
    if (source.chroma < 0.03)
      return one.chroma < 0.03 && Math.abs(one.lightness - source.lightness) < 0.1 ? to : null;
    const distance = Math.abs(((one.hue - source.hue + 540) % 360) - 180);
    if (one.chroma < 0.02 || distance > 28) return null;
    if (Math.abs(one.lightness - source.lightness) < 0.07 && one.chroma > 0.06) return to;
    return colour(one.lightness, Math.min(goal.chroma, one.chroma * 1.2), goal.hue);
  });
}

/** The lively colour of a page by somebody else: that of its buttons, else the one its sheets use most. */
export function accentOf(site: Site): string | null {
  for (const button of buttonsOf(site, null)) {
    const ground = ownGround(site, button);
    if (ground !== null && ground !== 'mixed' && readColour(ground).chroma > 0.05) return ground;
  }
  const counts = new Map<string, number>();
  for (const { hex } of coloursOf(site))
    if (readColour(hex).chroma > 0.06 && contrast(hex, '#ffffff') > 1.6)
      counts.set(hex, (counts.get(hex) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** Which custom properties of the page are used for grounds. */
function groundVariables(site: Site): ReadonlySet<string> {
  const names = site.rules.flatMap(({ declarations }) =>
    declarations
      .filter(({ property }) => property.startsWith('background'))
      .flatMap(({ value }) => value.match(/--[\w-]+/g) ?? []),
  );
  return new Set(names);
}

/** Light grounds become dark and dark writing light; what is lively, and what stands on it, stays. */
export function invertScheme(site: Site): Site | null {
  const grounds = groundVariables(site);
  const turned = mapColours(site, (hex, property) => {
    const { lightness, chroma, hue } = readColour(hex);
    if (chroma > 0.1 && lightness < 0.85) return null;
    const isGround =
      property.startsWith('background') || property === 'style' || grounds.has(property);
    const isInk = !isGround && !/^(?:border|box-shadow|outline|text-shadow)/.test(property);
    if (isGround && lightness > 0.6)
      return colour(0.17 + (1 - lightness) * 0.6, Math.min(chroma, 0.05), hue);
    if (isInk && lightness < 0.6)
      return colour(0.97 - lightness * 0.3, Math.min(chroma, 0.05), hue);
    return !isGround && !isInk && lightness > 0.6
      ? colour(0.34, Math.min(chroma, 0.03), hue)
      : null;
  });
  return turned && withBodyInk(turned);
}

/** A colour that is a ground elsewhere stays dark, so the page's own writing needs another one. */
function withBodyInk(site: Site): Site {
  const [ink, ground] = [inkOf(site, site.body), groundBehind(site, site.body)];
  if (ink === null || ground === null || contrast(ink, ground) >= 7) return site;
  return site.withRules(overriding(site, site.body, 'body', { color: textOn(ground) }));
}
