import type { Facts } from '../../model/brief';
import { plainWords } from './plain-words';
import type { MarkedText } from './marked-text';

/** Which other places it serves or names, and its address. */
export function markedPlaces(
  marked: MarkedText,
  place: string | null,
): Pick<Facts, 'areas' | 'address'> {
  const address =
    marked
      .of('address')
      .find(({ text }) => !ofTraining.test(text))
      ?.text.replaceAll(/\s*\n\s*/g, ', ') ?? null;
  const others = marked.of('area', 'place').map(({ text }) => plainWords(text));
  return {
    areas: [...new Set(others)].filter((one) => one !== place).slice(0, mostPlaces),
    address,
  };
}

/** "City & Guilds Level 3" is what somebody learned, and nowhere. */
const ofTraining =
  /(?<!\p{L})(?:city (?:&|and) guilds|level \d|nvq|btec|diploma|certificate|certified|qualified|degree)(?!\p{L})/iu;
const mostPlaces = 40;
