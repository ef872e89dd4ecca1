import { readColour } from './oklch';

/** A pale colour is a quiet ground. */
export function isPale(hex: string): boolean {
  const { lightness, chroma } = readColour(hex);
  return lightness > 0.78 && chroma < 0.1;
}

/** A colour that a whole ground may have. */
export function isDeep(hex: string): boolean {
  return readColour(hex).lightness < 0.62;
}

/** What is neither glares as a ground, as lime does: it is for bands and drawings. */
export function isBright(hex: string): boolean {
  return !isPale(hex) && !isDeep(hex);
}
