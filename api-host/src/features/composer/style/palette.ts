import type { Brief } from '../brief';
import { contrast, readable, textOn } from '../colour/contrast';
import { oklch, toHex, toOklch } from '../colour/oklch';
import type { SiteKind } from '../kinds/kind';
import type { Random } from '../text/random';
import { ownColours, type OwnColours } from './asked-colours';

/** Every colour of a site. Each text colour reaches 4.5:1 on each ground it is used on. */
export interface Palette {
  dark: boolean;
  bg: string;
  surface: string;
  tint: string;
  text: string;
  muted: string;
  line: string;
  field: string;
  brand: string;
  onBrand: string;
  link: string;
  accent: string;
  onAccent: string;
  band: string;
  onBand: string;
  bandMuted: string;
  bandLine: string;
  header: string;
  onHeader: string;
  footer: string;
  onFooter: string;
  art: string[];
  own: OwnColours;
}

const shift = (hex: string, l: number, chroma = 1) => {
  const base = toOklch(hex);
  return toHex({ l: Math.min(0.99, Math.max(0.06, base.l + l)), c: base.c * chroma, h: base.h });
};

interface Seeds {
  hue: number;
  accentHue: number;
  chroma: number;
  dark: boolean;
  paper: 'white' | 'cream' | 'tint' | 'mist';
}

const chromaOf = (brief: Brief, random: Random): number => {
  if (brief.pastel) return 0.07;
  const range: Record<string, [number, number]> = {
    minimal: [0.04, 0.17],
    elegant: [0.04, 0.1],
    professional: [0.08, 0.14],
    bold: [0.17, 0.23],
    playful: [0.15, 0.21],
    futuristic: [0.15, 0.22],
    calm: [0.05, 0.09],
    rustic: [0.07, 0.12],
    warm: [0.1, 0.15],
    editorial: [0.07, 0.17],
  };
  const [low, high] = range[brief.tone] ?? [0.1, 0.15];
  return random.between(low, high);
};

function pickSeeds(brief: Brief, kind: SiteKind, random: Random): Seeds {
  const asked = brief.colours.brand?.hex ?? brief.colours.header?.hex;
  const askedTone = asked === undefined ? null : toOklch(asked);
  const hue =
    askedTone !== null && askedTone.c > 0.02
      ? askedTone.h
      : random.pick(kind.hues) + random.between(-14, 14);
  // One component colour was asked for: a second one stays its neighbour.
  const apart = brief.commission === null ? [32, -38, 75, 150, 180, 210, -75] : [22, -22, 38];
  const accentHue = hue + random.pick(apart);
  const background = brief.colours.background?.hex;
  const darkByTone = brief.tone === 'futuristic' ? 0.6 : brief.tone === 'bold' ? 0.25 : kind.night;
  const dark =
    background !== undefined
      ? toOklch(background).l < 0.55
      : (brief.dark ?? (asked === undefined && random.chance(darkByTone)));
  const papers = {
    warm: ['cream', 'cream', 'tint'],
    rustic: ['cream', 'tint'],
    elegant: ['cream', 'white', 'mist'],
    calm: ['tint', 'mist', 'cream'],
    professional: ['white', 'mist'],
    minimal: ['white', 'mist', 'cream'],
    editorial: ['cream', 'white', 'tint'],
  } as const;
  const list = brief.tone in papers ? papers[brief.tone as keyof typeof papers] : null;
  return {
    hue,
    accentHue,
    chroma: chromaOf(brief, random),
    dark,
    paper: random.pick(list ?? (['white', 'tint', 'cream', 'mist'] as const)),
  };
}

function pickBackground(brief: Brief, seeds: Seeds): string {
  const asked = brief.colours.background?.hex;
  if (asked !== undefined) return asked;
  if (seeds.dark) return oklch(0.17, 0.018, seeds.hue);
  const papers = {
    white: oklch(0.995, 0.002, seeds.hue),
    cream: oklch(0.975, 0.014, 80),
    tint: oklch(0.965, 0.016, seeds.hue),
    mist: oklch(0.972, 0.004, seeds.hue),
  };
  return papers[seeds.paper];
}

function pickBrand(brief: Brief, seeds: Seeds, bg: string, random: Random): string {
  const asked = brief.colours.brand?.hex;
  if (asked !== undefined) return asked;
  const l = seeds.dark
    ? random.between(0.68, 0.8)
    : brief.pastel
      ? 0.78
      : random.between(0.36, 0.55);
  const brand = oklch(l, seeds.chroma, seeds.hue);
  return contrast(brand, bg) < 1.6 ? readable(brand, [bg], 3) : brand;
}

/** The dark (or, on dark sites, raised) ground of calls to action and footers. */
function pickBand(brand: string, seeds: Seeds, random: Random): string {
  const tone = toOklch(brand);
  if (seeds.dark) return oklch(0.26, Math.min(tone.c, 0.06), tone.h);
  if (tone.l < 0.5) return random.chance(0.6) ? brand : shift(brand, -0.12);
  return oklch(0.28, Math.min(tone.c, 0.07), tone.h);
}

function artColours(brand: string, accent: string, bg: string, seeds: Seeds): string[] {
  const b = toOklch(brand);
  const a = toOklch(accent);
  const c = Math.max(0.05, Math.min(0.14, b.c));
  return seeds.dark
    ? [
        oklch(0.3, 0.05, b.h),
        brand,
        accent,
        oklch(0.55, c, b.h + 18),
        oklch(0.13, 0.03, b.h),
        oklch(0.9, 0.03, a.h),
      ]
    : [
        oklch(0.89, Math.min(0.05, b.c), b.h),
        brand,
        accent,
        oklch(0.76, Math.min(0.09, c), b.h + 18),
        oklch(0.29, Math.min(0.07, b.c), b.h),
        toOklch(bg).l > 0.9 ? shift(bg, 0.01) : oklch(0.96, 0.02, a.h),
      ];
}

const groundOf = (asked: string | undefined, fallback: string) => asked ?? fallback;

export function buildPalette(brief: Brief, kind: SiteKind, random: Random): Palette {
  const seeds = pickSeeds(brief, kind, random);
  const { dark } = seeds;
  const bg = pickBackground(brief, seeds);
  const brand = pickBrand(brief, seeds, bg, random);
  const accent =
    brief.colours.accent?.hex ??
    oklch(
      dark ? 0.8 : random.between(0.68, 0.8),
      Math.max(0.09, seeds.chroma * 0.9),
      seeds.accentHue,
    );
  const tone = toOklch(bg);
  const surface = dark ? shift(bg, 0.045) : tone.l > 0.985 ? '#ffffff' : shift(bg, 0.02, 0.5);
  const tint = dark
    ? shift(bg, 0.025)
    : oklch(tone.l - 0.032, Math.max(tone.c, 0.012), tone.c > 0.008 ? tone.h : seeds.hue);
  const grounds = [bg, surface, tint];
  const ink = oklch(dark ? 0.96 : 0.22, dark ? 0.01 : 0.025, seeds.hue);
  const text = readable(brief.colours.text?.hex ?? ink, grounds, brief.colours.text ? 4.6 : 8);
  const band = pickBand(brand, seeds, random);
  const onBand = textOn(band, oklch(0.985, 0.008, seeds.hue), oklch(0.18, 0.02, seeds.hue));
  const header = groundOf(brief.colours.header?.hex, bg);
  const footer = groundOf(brief.colours.footer?.hex, dark ? shift(bg, -0.035) : band);
  return {
    dark,
    bg,
    surface,
    tint,
    text,
    brand,
    accent,
    band,
    onBand,
    header,
    footer,
    muted: readable(oklch(dark ? 0.74 : 0.47, 0.02, seeds.hue), grounds),
    line: dark
      ? shift(bg, 0.13)
      : oklch(tone.l - 0.11, Math.max(tone.c, 0.012), tone.c > 0.008 ? tone.h : seeds.hue),
    field: readable(dark ? shift(bg, 0.35) : shift(bg, -0.35), grounds, 3.05),
    onBrand: textOn(brand),
    link: readable(brand, grounds),
    onAccent: textOn(accent),
    bandMuted: readable(toOklch(onBand).l > 0.5 ? shift(onBand, -0.12) : shift(onBand, 0.12), [
      band,
    ]),
    bandLine: readable(band, [band], 1.35),
    onHeader: header === bg ? text : textOn(header),
    onFooter: textOn(footer, oklch(0.95, 0.01, seeds.hue)),
    art: artColours(brand, accent, bg, seeds),
    own: ownColours(brief.colours, brand, grounds),
  };
}
