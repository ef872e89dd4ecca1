import { isSameHue } from '../colour/asked-pair';
import type { ArtColours } from '../colour/art-colours';
import { readColour } from '../colour/oklch';

/** Colours of the page that a drawing is set in, by their custom properties. */
type Tone = 'accent' | 'neighbour' | 'sun' | 'opposite' | 'dark';

/** Below it a colour of a drawing is a grey; so is the violet that this set of drawings has for black. */
const greyBelow = 0.045;
const inkOfSet = { darker: 0.45, from: 280, to: 345 } as const;
/** A colour keeps its kind where the page has one as near as this: leaves stay green beside another green. */
const nearHue = 42;
const hex = /#[0-9a-f]{3}(?:[0-9a-f]{3})?\b/giu;

function isGrey(colour: string): boolean {
  const { lightness, chroma, hue } = readColour(colour);
  const isInk = lightness < inkOfSet.darker && hue > inkOfSet.from && hue < inkOfSet.to;
  return chroma < greyBelow || isInk;
}

function apart(one: string, other: string): number {
  const way = Math.abs(readColour(one).hue - readColour(other).hue);
  return Math.min(way, 360 - way);
}

const tones = ['accent', 'neighbour', 'sun', 'opposite'] as const;

/** How much nearer the accent counts than it is: drawings are in it where they can be. */
const preferred = 16;

/** The tone nearest in hue, if any is near; greys of the page are near nothing. */
function nearestTone(colour: string, art: ArtColours): Tone | null {
  const near = tones
    .filter((tone) => readColour(art[tone]).chroma >= greyBelow)
    .map((tone) => ({
      tone,
      way: apart(colour, art[tone]) - (tone === 'accent' ? preferred : 0),
    }))
    .toSorted((one, other) => one.way - other.way);
  const [first] = near;
  return first && first.way <= nearHue ? first.tone : null;
}

/** A tone for each colour of a drawing: shades of one hue stay shades of one, and a single hue is the accent. */
function tonesOf(colours: readonly string[], art: ArtColours): ReadonlyMap<string, Tone> {
  const chosen = new Map<string, Tone>(
    colours.filter(isGrey).map((colour) => [colour, 'dark'] as const),
  );
  const hues = colours.filter((colour) => !chosen.has(colour));
  const single = hues.every((colour) => isSameHue(colour, hues[0] ?? colour));
  for (const colour of hues) {
    const shade = hues.find((other) => chosen.has(other) && isSameHue(other, colour));
    const taken = new Set(chosen.values());
    const free = tones.find((tone) => !taken.has(tone)) ?? 'accent';
    const known = shade === undefined ? undefined : chosen.get(shade);
    chosen.set(colour, single ? 'accent' : (known ?? nearestTone(colour, art) ?? free));
  }
  return chosen;
}

const nearWhite = 0.9;
/** Pale shades are drawn nearer to the tone itself, greys a step darker: they stand before pale grounds. */
const towardsTone = 0.5;
const greyStep = 0.84;

function wantedLightness(colour: string, tone: Tone, own: number): number {
  const { lightness } = readColour(colour);
  if (tone === 'dark')
    return Math.max(own, lightness > nearWhite ? lightness : lightness * greyStep);
  if (tone === 'accent') return lightness + (own - lightness) * towardsTone;
  return Math.max(lightness, 0.3);
}

/** How much of its own colour a drawing keeps: in the tones alone, strawberries were as brown as the ground they lay on. */
const ownShare = 45;

function mixed(colour: string, tone: Tone, art: ArtColours): string {
  const toned = inTone(colour, tone, art);
  return tone === 'dark' ? toned : `color-mix(in oklab,${colour} ${ownShare}%,${toned})`;
}

function inTone(colour: string, tone: Tone, art: ArtColours): string {
  const own = readColour(art[tone]).lightness;
  const wanted = wantedLightness(colour, tone, own);
  const darker = wanted < own;
  const share = darker ? wanted / own : (1 - wanted) / (1 - own);
  const percent = Math.round(Math.min(1, Math.max(darker ? 0.45 : 0.04, share)) * 100);
  if (percent > 92) return `var(--art-${tone})`;
  const end = darker ? '#000' : wanted > nearWhite || tone !== 'dark' ? '#fff' : 'var(--art-pale)';
  return `color-mix(in oklab,var(--art-${tone}) ${percent}%,${end})`;
}

/**
 * A drawing in the colours of the page: each of its colours as light or dark as it was, in the tone that is nearest to
 * it. They are mixed from the page's custom properties, so that the drawing follows when the page is recoloured.
 */
export function toneDrawing(body: string, art: ArtColours): string {
  const colours = [...new Set(Array.from(body.matchAll(hex), ([one]) => one.toLowerCase()))];
  const chosen = tonesOf(colours, art);
  return body.replaceAll(hex, (one) => {
    const tone = chosen.get(one.toLowerCase());
    return tone === undefined ? one : mixed(one, tone, art);
  });
}
