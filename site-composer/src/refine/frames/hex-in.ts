import { colourNames, foreignColours } from '../../catalogue/vocabulary/vocabulary';
import { readColours } from '../read/colour-words';
import { colourIn } from '../read/foreign-wording';

/** A colour by its words in any language of the composer. */
export function hexIn(words: string): string | null {
  const said = words.toLowerCase();
  const plain = said.replaceAll(/\p{L}+/gu, (word) =>
    colourNames.has(word) ? word : (colourIn(word) ?? word),
  );
  const [one] = readColours(plain);
  return (
    one?.hex ??
    colourNames.get(said.replaceAll('-', ' ')) ??
    foreignColours.get(said) ??
    /#[\da-f]{6}/u.exec(plain)?.[0] ??
    null
  );
}
