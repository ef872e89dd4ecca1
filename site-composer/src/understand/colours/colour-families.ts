import { readColour } from '../../colour/oklch';

interface Family {
  /** Hues, in degrees; from a larger to a smaller one it goes over 360. */
  readonly hues: readonly [number, number];
  readonly lightness: readonly [number, number];
  readonly chroma: readonly [number, number];
}

const any = [0, 1] as const;
const coloured = [0.03, 1] as const;
const strong = [0.08, 1] as const;
const grey = [0, 0.045] as const;
const round = [0, 360] as const;

/** What still is a green, and what no longer is one. */
export const colourFamilies: Readonly<Record<string, Family>> = {
  red: { hues: [350, 42], lightness: [0.2, 0.72], chroma: strong },
  orange: { hues: [38, 78], lightness: [0.4, 0.85], chroma: strong },
  yellow: { hues: [72, 118], lightness: [0.6, 1], chroma: strong },
  green: { hues: [108, 188], lightness: any, chroma: coloured },
  blue: { hues: [188, 290], lightness: any, chroma: coloured },
  purple: { hues: [280, 345], lightness: any, chroma: coloured },
  violet: { hues: [275, 340], lightness: any, chroma: coloured },
  pink: { hues: [325, 40], lightness: [0.55, 1], chroma: coloured },
  brown: { hues: [15, 95], lightness: [0.2, 0.65], chroma: [0.02, 0.14] },
  gold: { hues: [62, 108], lightness: [0.5, 0.95], chroma: strong },
  turquoise: { hues: [165, 220], lightness: any, chroma: coloured },
  teal: { hues: [170, 225], lightness: [0, 0.8], chroma: coloured },
  beige: { hues: [50, 115], lightness: [0.75, 1], chroma: [0, 0.09] },
  cream: { hues: [50, 118], lightness: [0.85, 1], chroma: [0, 0.1] },
  grey: { hues: round, lightness: [0.3, 0.92], chroma: grey },
  white: { hues: round, lightness: [0.9, 1], chroma: grey },
  black: { hues: round, lightness: [0, 0.34], chroma: grey },
};

/** Whether a colour is what people call by the name of a family. */
export function isOfFamily(hex: string, name: string): boolean {
  const family = colourFamilies[name];
  if (!family) return false;
  const { lightness, chroma, hue } = readColour(hex);
  const [from, to] = family.hues;
  const inHue = from < to ? hue >= from && hue <= to : hue >= from || hue <= to;
  return inHue && isWithin(lightness, family.lightness) && isWithin(chroma, family.chroma);
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;
