import { readColour } from '../../colour/oklch';
import { say } from '../answers/say';
import { shows } from '../change/change-colours';
import { colourOfRole, partsFor, setColours } from '../change/set-colours';
import { ownGround } from '../style/paint';
import type { Frame } from './frame';
import { hexIn } from './hex-in';
import { roleOf } from './wishes';

/** "keep the yellow buttons": nothing changes; where something before changed them, they are set as they were. */
export const keepFrame: Frame = (clause, { site, first }) => {
  if (!/^K[i~]*[cfm]*[gtbhH][cfm]*[a~wE]{0,3}$|^K[~i]*cf?[~]?[gtbhH]$/u.test(clause.signs))
    return null;
  const sign = /[gtbhH]/u.exec(clause.signs)?.[0] ?? '';
  const role = roleOf[sign];
  if (role === undefined) return null;
  const [was, now] = [colourOfRole(first, role), colourOfRole(site, role)];
  const at = clause.signs.indexOf('c');
  const words =
    at === -1
      ? ''
      : clause.text.slice(
          clause.tokens[at]?.start,
          clause.tokens[clause.signs.lastIndexOf('c')]?.end,
        );
  const wanted = words === '' ? null : hexIn(words);
  const name = say(site, `part.${role as 'button'}`);
  const isOne = wanted === null || now === null || near(now, wanted);
  if (was === now && isOne)
    return {
      site,
      sentence: say(site, 'stays', name),
      isWhole: true,
      isStanding: true,
      holds: () => true,
    };
  const hex = was !== null && (wanted === null || near(was, wanted)) ? was : wanted;
  const changed = hex === null ? null : setColours(site, { [role]: hex });
  if (!changed || hex === null) return null;
  return {
    site: changed,
    sentence: hex === was ? say(site, 'stays', name) : say(site, 'partColour', name, words),
    isWhole: true,
    holds: (after) =>
      role === 'button'
        ? partsFor(after, 'button').some((one) => ownGround(after, one) === hex)
        : shows(after, role, hex),
  };
};

function near(one: string, other: string): boolean {
  const [first, second] = [readColour(one), readColour(other)];
  if (second.chroma < 0.03)
    return first.chroma < 0.05 && Math.abs(first.lightness - second.lightness) < 0.25;
  const apart = Math.abs(first.hue - second.hue) % 360;
  return first.chroma > 0.03 && Math.min(apart, 360 - apart) < 40;
}
