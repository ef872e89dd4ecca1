import { contrast, legible, readColour, textOn } from 'site-composer/colour';
import { colourOf } from '../../review/css-colours';

/** The few colours a page of ours needs to look like the website it belongs to; each `#rrggbb`. */
export interface SiteLook {
  readonly ground: string;
  readonly text: string;
  readonly brand: string;
  readonly onBrand: string;
  /** The brand as a link on the ground: readable. */
  readonly link: string;
}

const plain = { ground: '#ffffff', text: '#1f1f1f', brand: '#3f4a5a' };

/** What follows is for the eye; a style sheet is not read further than this. */
const readLimit = 100_000;

const brandNames =
  /^--(?:colou?r-|clr-|c-)?(?:brand|primary|accent|main|theme)(?:-colou?r|-500|-600)?$/;
const groundNames = /^--(?:colou?r-|clr-|c-)?(?:bg|background|ground|paper|base)(?:-colou?r)?$/;
const textNames = /^--(?:colou?r-|clr-|c-)?(?:text|fg|ink|foreground|body-text)(?:-colou?r)?$/;

/** Saturation from which a colour counts as one, in OKLCH chroma. */
const colourful = 0.06;

/** Reads a website's colours off its style sheet: names first, then what is used most. */
export function readLook(css: string): SiteLook {
  const sheet = withoutComments(css.slice(0, readLimit));
  const properties = readProperties(sheet);
  const named = (pattern: RegExp) =>
    [...properties]
      .filter(([name]) => pattern.test(name))
      .map(([, value]) => resolve(value, properties))
      .find((colour) => colour !== null);
  const body = bodyDeclarations(sheet, properties);
  const ground = body.ground ?? named(groundNames) ?? plain.ground;
  const wanted = body.text ?? named(textNames) ?? plain.text;
  const text = contrast(wanted, ground) >= 4.5 ? wanted : textOn(ground);
  const brand = named(brandNames) ?? mostUsed(sheet) ?? plain.brand;
  return { ground, text, brand, onBrand: textOn(brand), link: legible(brand, [ground]) };
}

/** By hand: a pattern for comments takes the square of the length where none of many is closed. */
function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*');
  const kept = rest.map((piece) => {
    const end = piece.indexOf('*/');
    return end === -1 ? '' : piece.slice(end + 2);
  });
  return [first, ...kept].join(' ');
}

function readProperties(sheet: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of sheet.matchAll(/(--[\w-]{1,60}):([^;{}]{1,200})/g)) {
    // The first one counts: later ones are of a dark theme or of a part of the page.
    if (!found.has(name)) found.set(name, value.trim());
  }
  return found;
}

function resolve(value: string, properties: ReadonlyMap<string, string>): string | null {
  let result = value.trim();
  for (let step = 0; step < 5; step += 1) {
    const name = /^var\(\s*(--[\w-]{1,60})/.exec(result)?.[1];
    if (name === undefined) break;
    result = properties.get(name) ?? '';
  }
  return colourOf(result);
}

function bodyDeclarations(sheet: string, properties: ReadonlyMap<string, string>) {
  const found: { ground?: string; text?: string } = {};
  for (const [, block = ''] of sheet.matchAll(/(?:^|[\s,}])(?:body|html)\s?\{([^{}]{0,2000})\}/g)) {
    for (const [, name, value = ''] of block.matchAll(
      /(?:^|[;\s])(background-color|background|color):([^;]{1,200})/g,
    )) {
      const colour = resolve(value, properties);
      if (colour === null) continue;
      if (name === 'color') found.text ??= colour;
      else found.ground ??= colour;
    }
  }
  return found;
}

function mostUsed(sheet: string): string | null {
  const uses = new Map<string, number>();
  for (const [written] of sheet.matchAll(/#[\da-f]{3,6}\b|(?:rgb|hsl|oklch)a?\([^()]{1,60}\)/gi)) {
    const colour = colourOf(written);
    if (colour === null || readColour(colour).chroma < colourful) continue;
    uses.set(colour, (uses.get(colour) ?? 0) + 1);
  }
  return [...uses].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
