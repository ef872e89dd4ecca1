import { linearOf, toHex, toOklch } from './oklch';

/** What WCAG asks of normal text is 4.5; the rest is room for rounding to whole bytes. */
export const textContrast = 4.6;

const luminance = (hex: string) => {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const worst = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/**
 * The nearest shade of `colour` that can be read on every one of `grounds`. Walks the lightness both
 * ways; when neither direction reaches the target, answers black or white, whichever reads better.
 */
export function readable(
  colour: string,
  grounds: readonly string[],
  target: number = textContrast,
): string {
  if (worst(colour, grounds) >= target) return colour;
  const base = toOklch(colour);
  for (let step = 1; step <= 100; step += 1) {
    for (const direction of [-1, 1]) {
      const l = base.l + direction * step * 0.01;
      if (l < 0 || l > 1) continue;
      const shade = toHex({ ...base, l });
      if (worst(shade, grounds) >= target) return shade;
    }
  }
  return worst('#000000', grounds) >= worst('#ffffff', grounds) ? '#000000' : '#ffffff';
}

/** Text on a filled ground: near-white or near-black first, pure ones when the ground is mid-tone. */
export function textOn(ground: string, light = '#ffffff', dark = '#141414'): string {
  const candidates = [light, dark, '#ffffff', '#000000'];
  const good = candidates.find((candidate) => contrast(candidate, ground) >= textContrast);
  return (
    good ?? (contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff')
  );
}
