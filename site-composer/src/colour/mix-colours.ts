import { colour, readColour } from './oklch';

/** A colour moved towards white, or with a negative share towards black. */
export function lightened(hex: string, shift: number): string {
  const target = shift < 0 ? 0 : 255;
  const parts = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (target - value) * Math.abs(shift))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const leastStrong = 0.17;

/** The same hue, as strong as screens show it. */
export function strengthened(hex: string): string {
  const { lightness, chroma, hue } = readColour(hex);
  return chroma < 0.03 ? hex : colour(lightness, Math.max(chroma * 1.15, leastStrong), hue);
}

/** How far a colour leans in hue towards the thing it is named after. */
const lean = 6;

/** A colour as it is on a thing of another hue: an orange of the lightness and the strength of dirt, nearly halfway. */
export function tinged(hex: string, thing: string): string {
  const [own, other] = [readColour(hex), readColour(thing)];
  const lightness = own.lightness * 0.6 + other.lightness * 0.4;
  if (own.chroma < 0.03) return colour(lightness, Math.min(other.chroma * 0.25, 0.02), other.hue);
  const way = ((other.hue - own.hue + 540) % 360) - 180;
  const turned = other.chroma < 0.03 ? 0 : Math.max(-lean, Math.min(lean, way));
  return colour(lightness, own.chroma * 0.75 + other.chroma * 0.25, own.hue + turned);
}

const nearHue = 34;

/** Whether two colours are both greys, or of one hue as people name them. */
export function isAlike(one: string, other: string): boolean {
  const [first, second] = [readColour(one), readColour(other)];
  if (first.chroma < 0.03 || second.chroma < 0.03)
    return first.chroma < 0.045 && second.chroma < 0.045;
  const way = Math.abs(first.hue - second.hue);
  return Math.min(way, 360 - way) < nearHue;
}
