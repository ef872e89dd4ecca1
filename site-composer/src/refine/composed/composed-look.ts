import { hexOf } from 'site-document/colour';
import type { StyleRule } from 'site-document/styles';
import { classesOf } from 'site-document/tree';
import { artDirections } from '../../art/directions';
import type { ArtDirection } from '../../art/directions';
import { textOn } from '../../colour/oklch';
import type { GroundColours } from '../../colour/paint-ground';
import { makePalette } from '../../colour/palette';
import type { Palette } from '../../colour/palette';
import { paletteCss } from '../../colour/palette-css';
import type { Look } from '../../model/page';
import { typePairings } from '../../type/pairings';
import type { Site } from '../site';

/** How a page of the composer looks, read back from the page. */
export interface ComposedLook {
  readonly look: Look;
  readonly direction: ArtDirection;
}

/** The art direction of a page the composer made; null for any other page. */
export function directionOf(site: Site): ArtDirection | null {
  const name = classesOf(site.body).find((one) => one.startsWith('direction-'));
  const direction = artDirections.find(({ id }) => `direction-${id}` === name) ?? null;
  return direction && groundRule(site, 'paper') ? direction : null;
}

/** The rule that holds the colours of a ground. */
export function groundRule(site: Site, ground: string): StyleRule | null {
  return (
    site.rules.find(
      ({ prelude, around, declarations }) =>
        prelude === `.on-${ground}` &&
        around.length === 0 &&
        declarations.some(({ property }) => property === '--ground'),
    ) ?? null
  );
}

/**
 * The palette of a page as refining changes it. Buttons that were given a colour of their own have it without being the
 * accent of everything else, as they are when a page is composed in that colour.
 */
export function paletteOf({ look, direction }: ComposedLook): Palette {
  const { button, ...asked } = look.asked;
  const palette = makePalette({ ...look, asked }, direction.temperature);
  if (button === undefined) return palette;
  const withButton = (colours: GroundColours): GroundColours => ({
    ...colours,
    button,
    buttonInk: textOn(button),
    buttonEdge: button,
  });
  const { paper, tint, deep, accent, header, footer } = palette.grounds;
  return {
    ...palette,
    grounds: {
      paper: withButton(paper),
      tint: withButton(tint),
      deep: withButton(deep),
      accent: withButton(accent),
      header: withButton(header),
      footer: withButton(footer),
    },
  };
}

function valueIn(rule: StyleRule | null, property: string): string | null {
  return hexOf(rule?.declarations.find((one) => one.property === property)?.value ?? null);
}

/** What on the paper is not as it would be computed was asked for. */
const askedOnPaper = [
  ['background', '--ground', 'ground'],
  ['button', '--button', 'button'],
  ['card', '--card', 'card'],
  ['heading', '--heading', 'heading'],
  ['text', '--ink', 'ink'],
] as const;

export function readLook(site: Site): ComposedLook | null {
  const direction = directionOf(site);
  if (!direction) return null;
  const root =
    site.rules.find(
      ({ prelude, declarations }) =>
        prelude === ':root' && declarations.some(({ property }) => property === '--art-accent'),
    ) ?? null;
  const accent = valueIn(root, '--art-accent');
  if (accent === null) return null;
  const scheme =
    root?.declarations.find(({ property }) => property === 'color-scheme')?.value === 'dark'
      ? 'dark'
      : 'light';
  const paper = groundRule(site, 'paper');
  const lean = valueIn(root, '--lean');
  const asked: Record<string, string> = { accent };
  const look = {
    direction: direction.id,
    pairing: pairingOf(site),
    scheme,
    accent,
    asked,
    ...(lean === null || lean === accent ? {} : { ground: lean }),
  } as const;
  for (const [role, property, name] of askedOnPaper) {
    const value = valueIn(paper, property);
    if (value !== null && value !== paletteOf({ look, direction }).grounds.paper[name])
      asked[role] = value;
  }
  for (const part of ['header', 'footer'] as const) {
    const value = valueIn(groundRule(site, part), '--ground');
    if (value !== null && value !== paletteOf({ look, direction }).grounds[part].ground)
      asked[part] = value;
  }
  return { look, direction };
}

function pairingOf(site: Site): string {
  const family = (
    site.cascade.computed(site.first('html') ?? site.body, '--display') ?? ''
  ).toLowerCase();
  const found = typePairings.find(({ display }) => family.includes(display.replaceAll('-', ' ')));
  return found?.id ?? typePairings[0]?.id ?? '';
}

/** Writes a palette into the rules that hold the page's colours; rules of single sections stay as they are. */
/** Values of custom properties by the rule that declares them. */
function declaredBy(palette: Palette): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const declared = new Map<string, ReadonlyMap<string, string>>();
  for (const [, prelude = '', body = ''] of paletteCss(palette, () => true).matchAll(
    /([^{}]+) \{([^{}]*)\}/g,
  )) {
    const values = [...body.matchAll(/([\w-]+): ([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    declared.set(prelude.trim(), new Map(values));
  }
  return declared;
}

/**
 * Writes the colours of a palette into a page. With `before`, the palette computed before the request, only those the
 * request changes: others stay as they are, also where a page has colours that cannot be computed again.
 */
export function writePalette(site: Site, palette: Palette, before: Palette | null): Site {
  const wanted = declaredBy(palette);
  const known = before ? declaredBy(before) : null;
  const edits = site.rules
    .filter(({ around }) => around.length === 0)
    .flatMap(({ prelude, declarations }) =>
      declarations.flatMap(({ property, file, start, end, value }) => {
        const next = wanted.get(prelude)?.get(property);
        const isLeft = next === undefined || next === known?.get(prelude)?.get(property);
        return isLeft || next === value ? [] : [{ file, start, end, text: next }];
      }),
    );
  return site.edit(edits);
}

/** The colours of one ground as declarations of custom properties. */
export function groundDeclarations(
  palette: Palette,
  ground: 'header' | 'footer' | 'paper',
): string {
  const css = paletteCss(palette, (name) => name === `on-${ground}`);
  return /\.on-[a-z]+ \{\n([^{}]*)\}/.exec(css)?.[1] ?? '';
}
