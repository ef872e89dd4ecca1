import type { Token } from '../text/sentences';
import { foreignColours, isOf } from '../catalogue/vocabulary/vocabulary';
import type { Mention } from './colour-mentions';
import { isRoleNoun } from './colour-roles';
import { isThing } from './colour-talk';

/** "Green Park" is a name, "red wine" a drink: a capital, or a thing behind the colour, says so. */
export function isMeant(tokens: readonly Token[], mention: Mention, english: boolean): boolean {
  const { from, to } = mention;
  // "Peacock green" is one, "Wood Green" is a place.
  const last = tokens[to - 1];
  const behind = tokens[to];
  if (english && from > 0 && last?.capital && !tokens[from - 1]?.text.match(/[:.,]/)) return false;
  if (isRuledOut(tokens, { from })) return false;
  // The tagger knows English alone. A German noun behind it has a capital: "Rotes Haus".
  if (!english) return behind?.capital !== true || foreignColours.has(behind.lower);
  return (
    !['NOUN', 'PROPN'].includes(behind?.pos ?? '') ||
    behind === undefined ||
    looks.has(behind.lower) ||
    isOf('lookNouns', behind.lower) ||
    isOf('siteNouns', behind.lower)
  );
}

/** Parts of a page that somebody gives a colour to without naming its role. */
const looks = new Set(
  'band hoop hoops trim piping stripe stripes thing line lines touches details ink type writing everything everywhere n dots borders edges colour colours color colors somewhere bits please tones'.split(
    ' ',
  ),
);

/** "something in lavender", "use plum", "Farbe Petrol". */
export function isAsked(tokens: readonly Token[], { from }: Pick<Mention, 'from'>): boolean {
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ lower }) => lower);
  return (
    before.some((word) =>
      [
        'use',
        'colour',
        'color',
        'colours',
        'colors',
        'farbe',
        'farben',
        'couleur',
        'couleurs',
        'kleur',
        'colore',
        'colori',
        'cor',
        'cores',
        'colores',
      ].includes(word),
    ) ||
    (before.at(-1) === 'in' &&
      ['something', 'page', 'site', 'it', 'everything', 'all', 'website'].includes(
        tokens[from - 2]?.lower ?? '',
      ))
  );
}

/** "not childish: emerald", "not red, rather plum": what stands behind is ruled out no longer. */
const endsRuling = new Set(['.', ',', ';', ':', '!', '?', 'use', 'rather', 'instead']);

/** With a space before it: the one in "blue-green" joins. */
function isDash(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return /^[-–—]$/.test(token?.text ?? '') && (tokens[at - 1]?.end ?? 0) < (token?.start ?? 0);
}

const ruling = new Set(
  'no not avoid without never hate hates kein keine keinen nicht ohne sans pas ni sin nunca senza niente sem não geen niet zonder'.split(
    ' ',
  ),
);

/** Portuguese "no botão" is in the button. */
const isInThe = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'no' && isRoleNoun(tokens[at + 1]?.lower ?? '');

/** "no bright red", "anything but pink": a colour that must not be there. */
export function isRuledOut(tokens: readonly Token[], { from }: Pick<Mention, 'from'>): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const word = tokens[at]?.lower ?? '';
    if (ruling.has(word) && !isInThe(tokens, at)) return true;
    if (word === 'but' && ['anything', 'everything'].includes(tokens[at - 1]?.lower ?? ''))
      return true;
    if (endsRuling.has(word) || isDash(tokens, at)) return false;
  }
  return false;
}

const joining = new Set([
  'und',
  'mit',
  'et',
  'avec',
  'y',
  'con',
  'e',
  'com',
  'en',
  'met',
  ',',
  '&',
  '+',
]);

/** "noir et cuivre", "Schwarz mit einem hellen Orange", but not "vin rouge et vin blanc". */
export function joinsColour(
  tokens: readonly Token[],
  mention: Mention,
  others: readonly (Mention | undefined)[],
  english: boolean,
): boolean {
  if (english) return false;
  return others.some((other) => {
    if (!other) return false;
    const between = tokens.slice(
      Math.min(other.to, mention.to),
      Math.max(other.from, mention.from),
    );
    const isGerman = tokens[mention.from]?.capital === true;
    return (
      between.length > 0 &&
      joining.has(between[0]?.lower ?? '') &&
      (between.length === 1 ||
        (isGerman && between.length < 4 && !between.some(({ capital }) => capital)))
    );
  });
}

/** "navy and mustard": a thing joined to what can only be a colour is one as well. */
export function besideColour(
  tokens: readonly Token[],
  mention: Mention,
  others: readonly (Mention | undefined)[],
  english: boolean,
): boolean {
  return others.some((other) => {
    if (!other || isThing(other.words) || !isMeant(tokens, other, english)) return false;
    const between = tokens
      .slice(Math.min(other.to, mention.to), Math.max(other.from, mention.from))
      .filter(({ pos }) => !['ADJ', 'NUM', 'DET'].includes(pos));
    return between.length === 1 && ['and', 'with', '&', '+', ','].includes(between[0]?.lower ?? '');
  });
}
