import { colourNames, namedColours, softenedColours } from '../../catalogue/vocabulary/vocabulary';
import { isAlike, tinged } from '../../colour/mix-colours';

const families = Object.keys(namedColours);

/** "Minty" and "rusty" are of mint and of rust. */
const plainForms = (word: string): string[] =>
  /^\p{L}{3,}y$/u.test(word) ? [word, word.slice(0, -1), `${word.slice(0, -1)}e`] : [word];

const hexOf = (words: string): string | undefined =>
  softenedColours[words] ?? colourNames.get(words);

/** What colour a thing has: its own name, or what it is of in another colour's name: "dirt brown" tells it of dirt. */
function colourOfThing(word: string): string | undefined {
  const family = families.find((name) => namedColours[name]?.[word] !== undefined);
  return hexOf(word) ?? (family === undefined ? undefined : namedColours[family]?.[word]);
}

/**
 * "Peacock green", "minty green", "dirt orange": a plain colour as it is on the thing in front of it; undefined where that
 * is not known. A thing of another hue leaves the colour what it is called.
 */
export function qualifiedColour(words: string): string | undefined {
  const [first = '', last = '', ...more] = words.replace(/gray$/u, 'grey').split(' ');
  const plain = hexOf(last);
  // "Black white" are two.
  if (more.length > 0 || plain === undefined || !(last in namedColours) || first in namedColours)
    return undefined;
  for (const word of plainForms(first)) {
    const own = hexOf(`${word} ${last}`) ?? hexOf(word);
    if (own !== undefined && isAlike(own, plain)) return own;
    const named = namedColours[last]?.[word];
    if (named !== undefined) return named;
  }
  const thing = plainForms(first)
    .map(colourOfThing)
    .find((hex) => hex !== undefined);
  return thing === undefined ? undefined : tinged(plain, thing);
}
