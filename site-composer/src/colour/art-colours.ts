import { isSameHue } from './asked-pair';
import { isBright } from './place-of-colour';
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

/** Colours of our own choice beside the accent: a near one and one across the wheel, both quiet. */
const nearHue = 28;
const acrossHue = 165;
const sunHue = 82;

/**
 * The colours of the drawings. Who asked for colours gets drawings of these, their lighter and darker steps and nothing
 * else; otherwise a near hue and a quiet opposite keep a page of one accent from being flat.
 * @param asked the colours that were asked for, in hexadecimal
 * @param chosen those of a palette: a near one, a bright one, one across the wheel
 */
export function drawArtColours(
  accent: string,
  scheme: 'light' | 'dark',
  second: string | null,
  asked: readonly string[] = [],
  chosen?: readonly [string, string, string],
): ArtColours {
  const { hue, chroma } = readColour(accent);
  const lively = chroma < 0.03 ? 0.02 : 1;
  const night = scheme === 'dark';
  const paleHue = straw(hue);
  const pale = colour(night ? 0.32 : 0.925, 0.042 * lively, paleHue);
  const mid = colour(night ? 0.45 : 0.82, 0.085 * lively, paleHue);
  const step = (lightness: number, strength: number, own: string): string => {
    const { hue: ownHue, chroma: ownChroma } = readColour(own);
    return colour(lightness, Math.min(strength, ownChroma), ownHue);
  };
  const [first = accent, other = first] = distinctHues([accent, ...asked]);
  const dim = (hex: string): string => {
    const { lightness, chroma: own, hue: ownHue } = readColour(hex);
    return night ? colour(lightness * 0.72, own * 0.85, ownHue) : hex;
  };
  const beside =
    asked.length > 0
      ? {
          neighbour: step(night ? 0.5 : 0.84, 0.095, other),
          opposite: step(night ? 0.56 : 0.74, 0.075, first),
          sun: step(night ? 0.78 : 0.88, 0.12, other),
        }
      : {
          neighbour: colour(night ? 0.5 : 0.84, 0.095 * lively, hue + nearHue),
          opposite: colour(night ? 0.48 : 0.84, 0.05 * lively, hue + acrossHue),
          sun: colour(night ? 0.78 : 0.88, 0.12 * lively, sunHue),
        };
  const own =
    chosen === undefined
      ? beside
      : { neighbour: dim(chosen[0]), sun: dim(chosen[1]), opposite: dim(chosen[2]) };
  return {
    accent,
    pale,
    mid,
    ...own,
    ...(second !== null && isBright(second) ? { sun: second } : {}),
    second: second ?? mid,
    ink: legible(colour(night ? 0.97 : 0.25, 0.03, hue), [pale, mid]),
    dark: colour(night ? 0.24 : 0.29, Math.min(0.07, chroma * 0.5), hue),
  };
}

/** The first colour and those of other hues; greys are of none. */
function distinctHues(colours: readonly string[]): string[] {
  const kept: string[] = [];
  for (const hex of colours)
    if (kept.length === 0 || (isColoured(hex) && !kept.some((one) => isSameHue(one, hex))))
      kept.push(hex);
  return kept;
}

const isColoured = (hex: string): boolean => readColour(hex).chroma >= 0.03;
