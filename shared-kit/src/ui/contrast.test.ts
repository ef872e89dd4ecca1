import { darkPalette, lightPalette, type Palette } from './tokens/palettes';
import type { Oklch } from './tokens/ramps';

type Rgb = readonly [number, number, number];

/** Björn Ottosson's OKLab to linear sRGB; what lies outside the gamut is clipped, as browsers do. */
function linearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance(colour: Oklch): number {
  const [r, g, b] = linearRgb(colour).map((part) => Math.min(1, Math.max(0, part))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Oklch, other: Oklch): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

type Name = keyof Palette;
const surfaces = ['surface', 'surface-raised', 'surface-sunken'] as const;
const anySurface = [...surfaces, 'surface-hover', 'surface-active'] as const;
const tones = ['accent', 'success', 'warning', 'danger', 'purple'] as const;

/** Every text on every background it is used on: 4.5:1. */
const texts: [Name, Name][] = [
  ...anySurface.map((on): [Name, Name] => ['text', on]),
  ...anySurface.map((on): [Name, Name] => ['text-muted', on]),
  ...[...surfaces, 'surface-hover' as const].map((on): [Name, Name] => ['accent-text', on]),
  ...surfaces.map((on): [Name, Name] => ['danger-text', on]),
  ...surfaces.map((on): [Name, Name] => ['success-text', on]),
  ...surfaces.map((on): [Name, Name] => ['warning-text', on]),
  ...tones.map((tone): [Name, Name] => [`${tone}-text`, `${tone}-surface`]),
  ...tones.map((tone): [Name, Name] => ['text', `${tone}-surface`]),
  ['text-muted', 'accent-surface'],
  ['text-inverse', 'surface-inverse'],
  ['accent-contrast', 'accent'],
  ['accent-contrast', 'accent-hover'],
  ['accent-contrast', 'accent-active'],
  ['danger-contrast', 'danger'],
  ['danger-contrast', 'danger-hover'],
  ['danger-contrast', 'danger-active'],
];

/** Outlines, indicators and the shapes of controls: 3:1. */
const controls: [Name, Name][] = [
  ...surfaces.map((on): [Name, Name] => ['border-control', on]),
  ...anySurface.map((on): [Name, Name] => ['focus', on]),
  ...surfaces.map((on): [Name, Name] => ['accent', on]),
  ...surfaces.map((on): [Name, Name] => ['danger', on]),
  // The icon of the page one is on.
  ['accent-text', 'surface-active'],
  ['success', 'surface-raised'],
  ['danger', 'danger-surface'],
  ['warning', 'surface-raised'],
];

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s theme', (_name, palette) => {
  // Proof P128
  it.each(texts)('%s is readable on %s', (text, background) => {
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('%s can be told from %s', (control, background) => {
    expect(contrast(palette[control], palette[background])).toBeGreaterThanOrEqual(3);
  });
});

it('computes what is known', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
  // sRGB #767676 on white, the lightest grey that passes.
  expect(contrast([0.5674, 0, 0], [1, 0, 0])).toBeCloseTo(4.54, 1);
});

it('raises surfaces by light in the dark theme', () => {
  const levels = (['surface-sunken', 'surface', 'surface-raised', 'surface-hover'] as const).map(
    (name) => darkPalette[name][0],
  );
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});
