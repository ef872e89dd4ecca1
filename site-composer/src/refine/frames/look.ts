import type { ColourRole } from '../../model/brief';
import { say } from '../answers/say';
import { shows } from '../change/change-colours';
import { setColours } from '../change/set-colours';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { staysLegible } from '../style/legibility';
import { dressed, eased } from './dress';
import type { Frame } from './frame';
import { hexIn } from './hex-in';
import { rolesLike } from './roles-like';
import { onGround, wishesIn } from './wishes';
import type { Wish } from './wishes';

const onlyLooks = /^[SUEM]?[i~]*(?=.*[clLdDo+-])[cgtbhHPLldDo+&m~,fiE-]*$/u;
/** "… zum Drucken", "to print": what it is for. */
const purpose = /(?<=c|L|D)[~f]w{1,2}$/u;
const complaint = /^[Pi~w?]{0,2}E?O[DLld]$/u;

/** "too dark", "das Ganze wirkt mir zu dunkel". */
export const isComplaint = (signs: string): boolean => complaint.test(signs);

/** "a cream background with brown lettering", "iets lichtere achtergrond", "que la letra sea más redonda y un poco más grande". */
export const lookFrame: Frame = (given, context) => {
  const { site } = context;
  if (isComplaint(given.signs)) {
    const outcome = eased(site, given.signs);
    return outcome && 'site' in outcome ? { ...outcome, isWhole: true } : outcome;
  }
  const signs = given.signs.replace(purpose, '');
  if (!onlyLooks.test(signs) || (!/[gtbhHP]/u.test(signs) && !/cE?[ld]/u.test(signs))) return null;
  // The headline alone has a colour of its own, which those who know single parts set.
  if (signs.includes('h') && signs.includes('c')) return null;
  const wishes = onGround(
    wishesIn({ ...given, signs, tokens: given.tokens.slice(0, signs.length) }, (words) => {
      const hex = hexIn(words);
      return hex === null ? null : (rolesLike(site, hex)[0] ?? null);
    }),
  );
  if (wishes.length === 0 || wishes.some(({ role }) => role === null)) return null;
  const colours = wishes.filter(({ sign }) => sign === 'c');
  let [now, sentences] = [site, [] as string[]];
  if (colours.length > 0) {
    const painted = paint(site, colours);
    if (!painted || 'refused' in painted) return painted;
    [now, sentences] = [painted.site, [painted.sentence]];
  }
  for (const wish of wishes.filter(({ sign }) => sign !== 'c')) {
    const outcome = dressed(now, wish);
    if (!outcome || 'refused' in outcome) return outcome;
    if (!outcome.holds(outcome.site, now)) return null;
    [now, sentences] = [outcome.site, [...sentences, outcome.sentence]];
  }
  const hexes = colours.map(({ role, words }) => [role, hexIn(words)] as const);
  return {
    site: now,
    sentence: sentences.join(' '),
    isWhole: true,
    holds: (after, before) =>
      staysLegible(after, before) &&
      hexes.every(([role, hex]) => role !== null && hex !== null && shows(after, role, hex)),
  };
};

function paint(site: Site, colours: readonly Wish[]): Outcome | null {
  const asked: Partial<Record<ColourRole, string>> = {};
  for (const { role, words } of colours) {
    const hex = hexIn(words);
    if (role === null || hex === null) return null;
    asked[role] = hex;
    if (role === 'text' && colours.length > 1) asked.heading = hex;
  }
  const changed = setColours(site, asked);
  if (!changed) return null;
  const sentence = colours
    .map(({ role, words }) =>
      role === 'background'
        ? say(site, 'ground', words)
        : say(site, 'partColour', say(site, `part.${role as 'button'}`), words),
    )
    .join(' ');
  return { site: changed, sentence, holds: () => true };
}
