import { colour, legible, readColour, straw } from './oklch';

/** What shapes are drawn with: the accent, two quiet steps of it, a neighbour, an opposite, and a dark. */
export interface ArtColours {
  readonly accent: string;
  readonly pale: string;
  readonly mid: string;
  readonly neighbour: string;
  readonly opposite: string;
  readonly sun: string;
  /** The second colour that was asked for, else the middle step of the accent. */
  readonly second: string;
  readonly dark: string;
  /** Letters on the two quiet steps. */
  readonly ink: string;
}

export function drawArtColours(
  accent: string,
  scheme: 'light' | 'dark',
  second: string | null,
): ArtColours {
  const { hue, chroma } = readColour(accent);
  const lively = chroma < 0.03 ? 0.02 : 1;
  const night = scheme === 'dark';
  const paleHue = straw(hue);
  const pale = colour(night ? 0.32 : 0.925, 0.042 * lively, paleHue);
  const mid = colour(night ? 0.45 : 0.82, 0.085 * lively, paleHue);
  return {
    accent,
    pale,
    mid,
    neighbour: colour(night ? 0.5 : 0.84, 0.095 * lively, hue + 42),
    opposite: colour(night ? 0.48 : 0.82, 0.075 * lively, hue + 165),
    sun: colour(night ? 0.78 : 0.88, 0.12 * lively, 82),
    second: second ?? mid,
    ink: legible(colour(night ? 0.97 : 0.25, 0.03, hue), [pale, mid]),
    dark: colour(night ? 0.24 : 0.29, Math.min(0.07, chroma * 0.5), hue),
  };
}
