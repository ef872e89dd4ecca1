import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import table from './fonts.json' with { type: 'json' };
import type { TypePairing } from './pairings';

type Font = (typeof table)[number];

const folder = fileURLToPath(new URL('../../fonts/', import.meta.url));
const fileNames: ReadonlySet<string> = new Set(
  table.flatMap((font) => [font.file, font.extended.file]),
);

/** The bytes of a bundled typeface by the name pages use under `assets/fonts/`; undefined for any other name. */
export function fontFile(name: string): Buffer | undefined {
  return fileNames.has(name) ? readFileSync(folder + name) : undefined;
}

function findFont(id: string): Font {
  const found = table.find((font) => font.id === id);
  if (!found) throw new Error(`There is no typeface ${id}.`);
  return found;
}

const extendedRange = 'U+0100-017F, U+0218-021B, U+1E9E';
/** Letters in this range are in the main file of every typeface. */
const extendedLetters = /[\u0100-\u0151\u0154-\u0177\u0179-\u017f\u0218-\u021b\u1e9e]/u;

function face(font: Font, file: string, range: string): string {
  const [from, to] = font.weights;
  return `@font-face {
  font-family: '${font.family}';
  font-weight: ${from} ${to};
  font-display: swap;
  src: url('assets/fonts/${file}') format('woff2');${range}
}
`;
}

/** A system face stretched to the same measure: the lines do not move when the typeface arrives. */
function fallbackFace({ family, fallback }: Font): string {
  return `@font-face {
  font-family: '${family} Fallback';
  src: local('${fallback.local}');
  size-adjust: ${fallback.sizeAdjust};
  ascent-override: ${fallback.ascentOverride};
  descent-override: ${fallback.descentOverride};
  line-gap-override: ${fallback.lineGapOverride};
}
`;
}

export interface PageFonts {
  readonly css: string;
  /** Paths below the page: `assets/fonts/…`. */
  readonly assets: readonly string[];
  readonly bytes: number;
  /** The names of its typefaces. */
  readonly families: readonly string[];
  readonly displayFamily: string;
  readonly textFamily: string;
}

function stack({ family, fallback }: Font): string {
  const generic = fallback.local === 'Georgia' ? 'Georgia, serif' : 'system-ui, sans-serif';
  return `'${family}', '${family} Fallback', ${generic}`;
}

/** The typefaces of a page. `text` is all of its text: extended letters are loaded only where there are some. */
export function pageFonts(pairing: TypePairing, text: string): PageFonts {
  const display = findFont(pairing.display);
  const reading = findFont(pairing.text);
  const fonts = display === reading ? [display] : [display, reading];
  const extended = extendedLetters.test(text);
  const files = fonts.flatMap((font) => (extended ? [font, font.extended] : [font]));
  const css = fonts.map(
    (font) =>
      face(font, font.file, '') +
      (extended ? face(font, font.extended.file, `\n  unicode-range: ${extendedRange};`) : '') +
      fallbackFace(font),
  );
  return {
    css: css.join(''),
    assets: files.map(({ file }) => `assets/fonts/${file}`),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    families: fonts.map(({ family }) => family),
    displayFamily: stack(display),
    textFamily: stack(reading),
  };
}
