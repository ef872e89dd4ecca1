import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { Oklch } from 'culori';

const toOklch = converter('oklch');

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees; always a colour screens can show. */
export function colour(lightness: number, chroma: number, hue: number): string {
  const l = Math.min(1, Math.max(0, lightness));
  return formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch'));
}

/** A colour's place in OKLCH; greys have hue 0, and what is no colour reads as mid grey. */
export function readColour(hex: string): { lightness: number; chroma: number; hue: number } {
  const read: Oklch | undefined = toOklch(hex);
  if (!read) return { lightness: 0.5, chroma: 0, hue: 0 };
  return { lightness: read.l, chroma: read.c, hue: read.h ?? 0 };
}

export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Yellows are of these hues; darker than this they turn to olive, so that they lean towards amber. */
const yellow = { from: 70, to: 112, amber: 66, above: 0.7 } as const;

/** The same hue at another lightness; of a yellow the darker steps are ambers. */
export function atLightness(hex: string, lightness: number): string {
  const { chroma, hue } = readColour(hex);
  const isYellow = hue > yellow.from && hue < yellow.to && chroma > 0.08;
  const lean = isYellow ? Math.min(1, Math.max(0, (yellow.above - lightness) / 0.25)) : 0;
  return colour(lightness, chroma, hue + (yellow.amber - hue) * lean);
}

function poorest(text: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(text, ground)));
}

/** Halvings of the way to black or white: the last step is far below what anybody sees. */
const halvings = 7;

/** The nearest lightness in one direction that is legible; black or white when none is. */
function shift(text: string, grounds: readonly string[], ratio: number, end: 0 | 1): string {
  let illegible = readColour(text).lightness;
  let found = end === 1 ? '#ffffff' : '#000000';
  if (poorest(found, grounds) < ratio) return found;
  let legibleAt: number = end;
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (illegible + legibleAt) / 2;
    const tried = atLightness(text, middle);
    if (poorest(tried, grounds) < ratio) illegible = middle;
    else {
      legibleAt = middle;
      found = tried;
    }
  }
  return found;
}

/** A text colour moved as little as needed until it is legible on every one of these grounds. */
export function legible(text: string, grounds: readonly string[], ratio = 4.5): string {
  if (poorest(text, grounds) >= ratio) return text;
  const tries = ([1, 0] as const).map((end) => shift(text, grounds, ratio, end));
  const start = readColour(text).lightness;
  const distance = (hex: string) => Math.abs(readColour(hex).lightness - start);
  const good = tries.filter((tried) => poorest(tried, grounds) >= ratio);
  if (good.length > 0) return good.toSorted((a, b) => distance(a) - distance(b))[0] ?? '#000000';
  return poorest('#000000', grounds) >= poorest('#ffffff', grounds) ? '#000000' : '#ffffff';
}

/** White where it is legible, otherwise a near-black of the same hue: one of the two always is. */
export function textOn(ground: string): string {
  if (contrast('#ffffff', ground) >= 4.5) return '#ffffff';
  const { hue } = readColour(ground);
  const dark = colour(0.18, 0.03, hue);
  return contrast(dark, ground) >= 4.5 ? dark : '#000000';
}

/** Pale reds turn to salmon: warm hues lean towards straw as they get lighter. */
export function straw(hue: number): number {
  return hue > 15 && hue < 75 ? hue + (78 - hue) * 0.6 : hue;
}
