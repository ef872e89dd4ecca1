import { classesOf } from 'site-document/tree';
import { readColour } from '../../colour/oklch';
import type { ColourRole } from '../../model/brief';
import { say } from '../answers/say';
import { shows } from '../change/change-colours';
import { changeSize } from '../change/change-size';
import { colourOfRole, setColours, shaded } from '../change/set-colours';
import { setComposedScheme } from '../composed/set-composed-colours';
import type { Outcome } from '../outcome';
import { setAttribute } from '../page/attribute-edits';
import type { Site } from '../site';
import { refuseIn } from './refuse-in';
import { roundTypeface } from './round-typeface';
import type { Wish } from './wishes';

/** One look of one part, other than its colour. */
export function dressed(site: Site, { role, sign }: Wish): Outcome | null {
  if (sign === 'o') return role === 'text' || role === 'heading' ? roundTypeface(site) : null;
  if (sign === '+' || sign === '-') return sized(site, role, sign);
  if (sign === 'L' || sign === 'D') return role === 'background' ? schemeOf(site, sign) : null;
  const now = role === null ? null : colourOfRole(site, role);
  if (role === null || now === null) return null;
  const hex = shaded(now, sign === 'l' ? 'lighter' : 'darker');
  const changed = setColours(site, { [role]: hex });
  if (!changed) return null;
  const name = say(site, `part.${role as 'button'}`);
  return {
    site: changed,
    sentence: say(site, sign === 'l' ? 'lighter' : 'darker', name),
    holds: (after) => shows(after, role, hex),
  };
}

function sized(site: Site, role: ColourRole | null, sign: string): Outcome | null {
  const part = { text: 'text', heading: 'headings', button: 'buttons' }[role as 'text'];
  if (part === undefined) return null;
  const rest = `the ${part} ${sign === '+' ? 'bigger' : 'smaller'}`;
  const request = {
    asked: rest,
    action: 'set',
    verb: 'make',
    rest,
    quotes: [],
    content: '',
  } as const;
  const outcome = changeSize(request, site, { today: new Date(0) });
  if (!outcome || 'refused' in outcome || role !== 'text') return outcome;
  return { ...outcome, sentence: say(site, sign === '+' ? 'larger' : 'smaller') };
}

const isDark = (hex: string): boolean => readColour(hex).lightness < 0.5;

/** A page that is dark turns light; one that is light already has parts on dark grounds, and those turn. */
function schemeOf(site: Site, sign: string): Outcome | null {
  const now = colourOfRole(site, 'background');
  const turned = sign === 'D' ? 'dark' : 'light';
  if (now !== null && isDark(now) !== (turned === 'dark')) {
    const changed = setComposedScheme(site, turned);
    return (
      changed && {
        site: changed,
        sentence: say(site, turned === 'dark' ? 'pageDark' : 'pageLight'),
        holds: (after) => isDark(colourOfRole(after, 'background') ?? now) !== isDark(now),
      }
    );
  }
  if (turned === 'dark') return refuseIn(site, 'no.already');
  const deep = site.page.elements.filter((one) =>
    classesOf(one).some((name) => name === 'on-deep' || name === 'on-accent'),
  );
  if (deep.length === 0) return refuseIn(site, 'no.already');
  const edits = deep.flatMap((one) => {
    const names = classesOf(one).map((name) =>
      name === 'on-deep' || name === 'on-accent' ? 'on-paper' : name,
    );
    return setAttribute(one, 'class', names.join(' '));
  });
  return {
    site: site.edit(edits),
    sentence: say(site, 'lightGrounds'),
    holds: (after) => !after.page.elements.some((one) => classesOf(one).includes('on-deep')),
  };
}

/** "too dark" and nothing else asked for: one step the other way. */
export function eased(site: Site, signs: string): Outcome | null {
  if (/[Dd]$/u.test(signs)) return schemeOf(site, 'L');
  return dressed(site, { role: 'background', sign: 'd', words: '' });
}
