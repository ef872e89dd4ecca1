import type { ColourRole } from '../model/brief';
import type { Sentence } from '../text/sentences';
import { colourNames, isOf, softenedColours, toneNames } from '../catalogue/vocabulary/vocabulary';
import { lightened } from '../colour/mix-colours';
import { foreignColour } from './colours/foreign-colour';
import { qualifiedColour } from './colours/qualified-colour';

/** A colour named in a sentence, by the indices of its first token and of the one behind it. */
export interface Mention {
  readonly words: string;
  readonly hex: string;
  readonly from: number;
  readonly to: number;
  readonly roles: readonly ColourRole[];
}

/** Every colour named in a sentence, not yet judged. */
export function readMentions({ tokens, text }: Sentence, english: boolean): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})\b/i.exec(
      text.slice(tokens[at]?.start, (tokens[at]?.start ?? 0) + 8),
    )?.[0];
    if (hex !== undefined) {
      const end = (tokens[at]?.start ?? 0) + hex.length;
      let to = at + 1;
      while ((tokens[to]?.start ?? end) < end) to += 1;
      found.push({ words: hex, hex: sixDigits(hex), from: at, to, roles: [] });
      at = to - 1;
      continue;
    }
    for (const length of [3, 2, 1]) {
      if (at + length > tokens.length) continue;
      const said = tokens
        .slice(at, at + length)
        .map(({ lower }) => lower)
        .join(' ')
        .replace(' - ', '-');
      const words = english && length === 1 ? oneOf(said) : said;
      const value = colourOf(words, length, english);
      if (value === undefined || words === 'page') continue;
      found.push({ words, hex: value, from: at, to: at + length, roles: [] });
      at += length - 1;
      break;
    }
  }
  return found;
}

function colourOf(words: string, length: number, english: boolean): string | undefined {
  const known = colourNames.get(words) ?? (english ? undefined : foreignColour(words));
  if (known !== undefined || length !== 2) return known;
  return toneOf(words) ?? shaded(words) ?? (english ? qualifiedColour(words) : undefined);
}

function sixDigits(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return digits.length === 3 ? `#${digits.replaceAll(/./g, '$&$&')}` : `#${digits}`;
}

/** "harbour blues" are blue. */
function oneOf(word: string): string {
  const one = word.replace(/s$/, '');
  return isOf('plainColours', one) ? one : word;
}

const shades: Readonly<Record<string, number>> = {
  deep: -0.35,
  dark: -0.42,
  darker: -0.42,
  light: 0.5,
  lighter: 0.5,
  pale: 0.62,
  soft: 0.35,
  bright: 0.02,
  vivid: 0.02,
  strong: 0,
  warm: 0,
  cool: 0,
  rich: -0.15,
  dusty: 0.2,
  muted: 0.15,
  faded: 0.25,
  pastel: 0.6,
  baby: 0.6,
};

/** "earth tones", "autumn colours": what is vaguely meant, by the thing that has the colours. */
function toneOf(words: string): string | undefined {
  const [thing = '', kind = ''] = words.split(' ');
  return /^(?:tones?|colou?rs|hues|shades|palette)$/.test(kind) ? toneNames.get(thing) : undefined;
}

/** "deep petrol": a colour with a word for its lightness. Another first word may be a thing. */
function shaded(words: string): string | undefined {
  const [first = '', name = ''] = words.split(' ');
  const hex = softenedColours[name] ?? colourNames.get(name);
  if (hex === undefined) return undefined;
  const shift = shades[first];
  return shift === undefined ? undefined : lightened(hex, shift);
}
