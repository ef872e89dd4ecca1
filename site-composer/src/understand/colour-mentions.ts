import type { ColourRole } from '../model/brief';
import type { Sentence } from '../text/sentences';
import { colourNames, foreignColours } from '../catalogue/vocabulary/vocabulary';

/** A colour named in a sentence, by the indices of its first token and of the one behind it. */
export interface Mention {
  readonly words: string;
  readonly hex: string;
  readonly from: number;
  readonly to: number;
  readonly roles: readonly ColourRole[];
}

/** Every colour named in a sentence, not yet judged. */
export function readMentions({ tokens, text }: Sentence): Mention[] {
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
      const words = tokens
        .slice(at, at + length)
        .map(({ lower }) => lower)
        .join(' ');
      const value =
        colourNames.get(words) ?? (length === 1 ? foreignColours.get(words) : undefined);
      if (value === undefined || words === 'page') continue;
      found.push({ words, hex: value, from: at, to: at + length, roles: [] });
      at += length - 1;
      break;
    }
  }
  return found;
}

function sixDigits(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return digits.length === 3 ? `#${digits.replaceAll(/./g, '$&$&')}` : `#${digits}`;
}
