import { colour, readColour } from '../../colour/oklch';
import { say } from '../answers/say';
import { shows } from '../change/change-colours';
import { colourOfRole, setColours } from '../change/set-colours';
import type { ColourRole } from '../../model/brief';
import { staysLegible } from '../style/legibility';
import type { Frame } from './frame';
import { hexIn } from './hex-in';
import { refuseIn } from './refuse-in';
import { rolesLike } from './roles-like';

const toned = /^N[ji~]?c{1,2}[wj]*$/u;
/** Of a colour that is toned down this much is left, and it is a little lighter. */
const softer = 0.62;
const step = 0.03;

/** "tone the red down some", "take the brown down a bit": less of a colour wherever a role of the page has it. */
export const toneFrame: Frame = ({ signs, text, tokens }, { site }) => {
  if (!toned.test(signs) || !/j|^N[i~]?c+$/u.test(signs)) return null;
  if (/^(?:take|bring|turn)\b/iu.test(text.trim()) && !signs.includes('j')) return null;
  const at = signs.indexOf('c');
  const words = text.slice(tokens[at]?.start, tokens[signs.lastIndexOf('c')]?.end);
  const wanted = hexIn(words);
  const mine = wanted === null ? [] : rolesLike(site, wanted);
  if (mine.length === 0) return refuseIn(site, 'no.colour', words);
  const asked = Object.fromEntries(
    mine.map((role) => {
      const { lightness, chroma, hue } = readColour(colourOfRole(site, role) ?? '#000000');
      return [role, colour(Math.min(0.97, lightness + step), chroma * softer, hue)];
    }),
  );
  const changed = setColours(site, asked);
  if (!changed) return refuseIn(site, 'no.colour', words);
  return {
    site: changed,
    sentence: say(site, 'toned', words),
    isWhole: true,
    holds: (after, before) =>
      staysLegible(after, before) &&
      Object.entries(asked).some(([role, hex]) => shows(after, role as ColourRole, hex)),
  };
};
