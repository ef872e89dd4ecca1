import { converter, differenceCiede2000, parse, type Color } from 'culori';
import type { AskedColour } from '../read-locked';
import type { SeenLooks } from '../seen-page';
import named from '../words/colour-words.json' with { type: 'json' };

const oklch = converter('oklch');
const distance = differenceCiede2000();
const names: Readonly<Record<string, string>> = named;

function colourOf(text: string): Color {
  const colour = parse(names[text] ?? text);
  if (!colour) throw new Error(`No such colour: ${text}`);
  return colour;
}

/** Whether somebody who asked for the one would be content with the other. */
export function isLike(seen: string, asked: string): boolean {
  const [found, wanted] = [oklch(colourOf(seen)), oklch(colourOf(asked))];
  if (distance(colourOf(seen), colourOf(asked)) < 12) return true;
  // A grey has no hue; a colour may be made lighter or darker so that text on it can be read.
  if (wanted.c < 0.04 || found.c < 0.04)
    return wanted.c < 0.04 && found.c < 0.035 && Math.abs(found.l - wanted.l) < 0.13;
  const apart = Math.abs((((found.h ?? 0) - (wanted.h ?? 0) + 540) % 360) - 180);
  return apart < 22 && Math.abs(found.l - wanted.l) < 0.2 && found.c > wanted.c * 0.45;
}

export function lightness(colour: string): number {
  return oklch(colourOf(colour)).l;
}

function seenIn(role: AskedColour['role'], looks: SeenLooks): readonly string[] {
  if (role === 'background') return [looks.body, ...looks.grounds.slice(0, 4)];
  if (role === 'text') return [looks.text];
  if (role === 'button') return looks.buttons;
  if (role === 'heading') return looks.headings;
  if (role === 'accent') return [...looks.buttons, ...looks.links, ...looks.headings];
  return looks.any;
}

/** Whether a colour that was asked for is the one the browser computes in that place. */
export function judgeColour(asked: AskedColour, looks: SeenLooks): boolean {
  const { colour, role } = asked;
  if (colour === 'dark') return lightness(looks.body) < 0.4;
  if (colour === 'very dark') return lightness(looks.body) < 0.28;
  if (colour === 'near-black') return lightness(looks.body) < 0.25;
  const seen = seenIn(role, looks).filter((one) => one !== '');
  if (colour === 'pastel')
    return seen.some((one) => {
      const { l, c } = oklch(colourOf(one));
      return l > 0.72 && c > 0.03 && c < 0.16;
    });
  return seen.some((one) => isLike(one, colour));
}
