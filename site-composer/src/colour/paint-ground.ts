import { colour, contrast, legible, readColour, straw, textOn } from './oklch';
import type { GroundName, Repair } from './ground';

/** Colours on one background. Text reaches 4.5:1 on the background and on its cards. */
export interface GroundColours {
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  readonly heading: string;
  readonly line: string;
  readonly link: string;
  readonly button: string;
  readonly buttonInk: string;
  /** The line around a button: where the button itself is too bright for its ground, this stands out. */
  readonly buttonEdge: string;
  readonly card: string;
  readonly cardInk: string;
  readonly cardMuted: string;
  readonly cardLink: string;
  /** A quiet colour of the accent behind icons. */
  readonly soft: string;
  readonly softInk: string;
}

interface Painting {
  readonly ground: string;
  readonly name: GroundName | 'header' | 'footer';
  readonly accent: string;
  /** The other colour that was asked for; buttons have it where the accent would be lost in the ground. */
  readonly second?: string | null;
  readonly asked: Readonly<Record<string, string>>;
  readonly repairs: Repair[];
}

/**
 * A colour as asked, moved when it could not be read; what was moved is told once. On a ground of another kind than the
 * page's, such as a dark footer, letters asked for the page would only just be legible: there the usual ones stand.
 */
function repaired(painting: Painting, role: string, grounds: readonly string[]): string | null {
  const asked = painting.asked[role];
  if (!asked) return null;
  const used = legible(asked, grounds);
  if (used !== asked && painting.name !== 'paper' && painting.name !== 'tint') return null;
  const known = painting.repairs.some((repair) => repair.role === role);
  if (used !== asked && !known && painting.name === 'paper')
    painting.repairs.push({ role, asked, used });
  return used;
}

function cardOn(ground: string): string {
  const { lightness, chroma, hue } = readColour(ground);
  if (lightness > 0.97) return colour(lightness - 0.022, chroma + 0.004, hue);
  if (lightness > 0.9) return colour(0.995, chroma * 0.2, hue);
  if (lightness > 0.5) return colour(lightness + 0.06, chroma * 0.7, hue);
  return colour(lightness + 0.055, chroma, hue);
}

/** From here on a ground is a colour, beside which the one of another hue is muddy. */
const coloured = 0.07;

/** A yellow or a lime is itself on a light ground, and has an edge: darkened it would be an olive nobody asked for. */
const isBright = (hex: string): boolean => {
  const { lightness, chroma } = readColour(hex);
  return lightness > 0.7 && chroma > 0.1;
};

/** Buttons, or the edges of bright ones, stand out from their ground by 3:1. */
function buttonOn(ground: string, accent: string, second: string | null = null): string {
  if (contrast(accent, ground) >= 3) return accent;
  if (second !== null && contrast(second, ground) >= 4.5) return second;
  const { lightness } = readColour(ground);
  if (lightness > 0.8 && isBright(accent)) return accent;
  if (lightness > 0.5) return legible(accent, [ground], 3);
  return contrast('#ffffff', ground) >= 7 ? legible(accent, [ground], 4.5) : '#ffffff';
}

/** A colour of buttons is moved no further than this to stand out: then it is another colour. */
const nearly = 0.1;

/** The colour itself, or hardly moved, where it stands out from a ground; else null. */
function standingOut(hex: string | null | undefined, ground: string): string | null {
  if (!hex) return null;
  const moved = legible(hex, [ground], 3);
  const way = Math.abs(readColour(moved).lightness - readColour(hex).lightness);
  return way <= nearly ? moved : null;
}

/** On a ground of the accent buttons are in the second colour, else in that of the page, where they stand out. */
function buttonOf({ name, ground, accent, second, asked }: Painting): string {
  const { button, background } = asked;
  const isStrong = name === 'accent' || name === 'deep';
  if (button && (!isStrong || contrast(button, ground) >= 3)) return button;
  const page = background && isStrong && contrast(background, ground) >= 4.5 ? background : null;
  const other = name === 'accent' ? second : accent;
  if (isStrong) {
    const own = standingOut(other, ground);
    if (own !== null) return own;
  }
  if (name === 'accent') return page ?? textOn(ground);
  return page ?? buttonOn(ground, accent, second);
}

export function paintGround(painting: Painting): GroundColours {
  const { ground, accent, asked, name } = painting;
  const { hue, lightness } = readColour(ground);
  const { hue: accentHue, chroma: accentChroma } = readColour(accent);
  // Black has no hue: a tint of it would be pink.
  const tinge = accentChroma < 0.03 ? 0.15 : 1;
  const dark = contrast('#ffffff', ground) > contrast('#000000', ground);
  const card = asked['card'] ?? cardOn(ground);
  const strongest = dark ? colour(0.975, 0.008, hue) : colour(0.2, 0.025 * tinge, accentHue);
  const quiet = dark ? colour(0.8, 0.02, hue) : colour(0.44, 0.025, hue);
  const ink = repaired(painting, 'text', [ground]) ?? legible(strongest, [ground]);
  const cardStrongest = contrast(ink, card) >= 4.5 ? ink : textOn(card);
  const button = buttonOf(painting);
  const isColoured = name === 'deep' && readColour(ground).chroma > coloured;
  const soft =
    name === 'accent' || isColoured
      ? cardOn(ground)
      : colour(dark ? 0.34 : 0.925, 0.04 * tinge, straw(accentHue));
  return {
    ground,
    ink,
    muted: legible(quiet, [ground]),
    heading: repaired(painting, 'heading', [ground, card]) ?? ink,
    line: dark ? colour(lightness + 0.14, 0.02, hue) : colour(lightness - 0.11, 0.02, hue),
    link: legible(accent, [ground]),
    button,
    buttonInk: textOn(button),
    buttonEdge: contrast(button, ground) >= 3 ? button : legible(button, [ground], 3),
    card,
    cardInk: cardStrongest,
    cardMuted: legible(
      contrast('#fff', card) > contrast('#000', card)
        ? colour(0.8, 0.02, hue)
        : colour(0.44, 0.025, hue),
      [card],
    ),
    cardLink: legible(accent, [card]),
    soft,
    softInk: legible(accent, [soft]),
  };
}
