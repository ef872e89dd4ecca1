import { contrast, readColour } from '../../colour/oklch';
import { setComposedScheme } from '../composed/set-composed-colours';
import { refuse } from '../outcome';
import type { Changer } from '../outcome';
import { readColours } from '../read/colour-words';
import type { Site } from '../site';
import { keepLegible, staysLegible } from '../style/legibility';
import { groundBehind } from '../style/paint';
import { invertScheme } from '../style/recolour';
import { setColours } from './set-colours';

const named =
  /\b(dark|light|night|black|white)[- ](?:mode|theme|scheme|design|version|look|style|colou?r scheme|palette)\b|^(?:it|everything|the (?:whole )?(?:page|site|website|thing|design|theme|look))(?: (?:all|completely|fully))?(?: to be)? (dark|light)$|^(?:dark|light)(?: (?:background|backdrop))?$/i;

/** "dark mode", "make the site dark", "switch to a light theme"; a button that switches is something else. */
export const changeScheme: Changer = ({ rest, action }, site) => {
  if (/\b(?:toggle|switch(?:er)? (?:button|between)|button|option)\b/i.test(rest)) return null;
  const plain = rest
    .replace(/^(?:to|into|with|in)\s+/i, '')
    .replace(/^(?:an?|the)\s+(?=(?:dark|light|night))/i, '')
    .replace(
      /,? (?:instead of|rather than|and not|not) (?:an?|the|that|this) (?:dark|light|black|white)(?: one| background| theme| mode)?$/i,
      '',
    );
  const match = named.exec(plain);
  if (!match || readColours(plain.replace(named, ' ')).length > 0) return null;
  if (action === 'remove') return null;
  const word = (match[1] ?? match[2] ?? plain).toLowerCase();
  const scheme = /^(?:light|white)\b/.test(word) ? 'light' : 'dark';
  if (schemeOf(site) === scheme) return refuse(`the page is ${scheme} already.`);
  const changed = turn(site, scheme);
  if (!changed) return refuse('the colours of this page could not be told from its code.');
  return {
    site: keepLegible(changed, site),
    sentence: `Made the page ${scheme}.`,
    holds: (after, before) => schemeOf(after) === scheme && staysLegible(after, before),
  };
};

function schemeOf(site: Site): 'light' | 'dark' {
  const ground = groundBehind(site, site.body) ?? '#ffffff';
  return readColour(ground).lightness < 0.5 ? 'dark' : 'light';
}

function turn(site: Site, scheme: 'light' | 'dark'): Site | null {
  const composed = setComposedScheme(site, scheme);
  if (composed) return composed;
  const inverted = invertScheme(site);
  if (inverted && schemeOf(inverted) === scheme) return inverted;
  const ground = scheme === 'dark' ? '#14161a' : '#fbfaf7';
  const ink = contrast('#ffffff', ground) > 7 ? '#f2f2f2' : '#1b1c1f';
  return setColours(inverted ?? site, { background: ground, text: ink });
}
