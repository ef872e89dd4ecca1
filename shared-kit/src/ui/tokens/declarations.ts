import type { Palette } from './palettes';
import type { Oklch } from './ramps';

const cssColour = ([lightness, chroma, hue, alpha]: Oklch): string =>
  `oklch(${lightness} ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`;

/** Custom property declarations of one theme, ready for a style sheet. */
export function themeDeclarations(palette: Palette, shadows: Record<string, string>): string {
  const colours = Object.entries<Oklch>({ ...palette }).map(
    ([name, value]) => `--color-${name}:${cssColour(value)};`,
  );
  return [...colours, scaleDeclarations(shadows)].join('');
}

/** Custom property declarations for plain values. */
export function scaleDeclarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
