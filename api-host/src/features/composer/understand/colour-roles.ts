import type { ColourRole } from '../brief';
import { colourPattern } from '../colour/names';

const nouns: Record<ColourRole, string> = {
  background: 'backgrounds?|backdrop|page|base|canvas|theme background|content',
  text: 'text|typography|lettering|fonts?|type|body text',
  header: 'header|nav(?:igation)?(?: ?bar)?|top bar|menu bar',
  footer: 'footer',
  accent: 'accents?|highlights?|details|touches|trim|links?|hints?|pops?',
  button: 'buttons?|ctas?|calls? to action',
  card: 'cards?|panels?|tiles?|boxes',
  heading: 'headings?|headlines?|titles?',
  brand: 'components?|charts?|controls?|elements?|markers?|primary|brand|main|icons?|branding',
};

const order = Object.keys(nouns) as ColourRole[];
const any = order.map((role) => nouns[role]).join('|');
const adjective = '(?:colou?red |and white |tones? |toned |site |page |form |action |section )?';

const rolesIn = (list: string): ColourRole[] =>
  order.filter((role) => new RegExp(`\\b(?:${nouns[role]})\\b`, 'i').test(list));

/** "navy cards and buttons": what follows the colour, with what is joined to it. */
const following = new RegExp(
  `^(?:[ -]+|,? (?:as|for|on) (?:the |all |your |its |page |site |my )*)${adjective}((?:${any})(?:(?: and| &|,(?: and)?) (?:the |all )?${adjective}(?:${any}))*)\\b(?! (?:(?:in|is|are|should be|must be) )?(?:${colourPattern}))`,
  'i',
);
/** "headings and buttons in navy", "the buttons must be dark magenta". */
const preceding = new RegExp(
  `\\b((?:(?:${any})(?: and|,(?: and)?| &) (?:the |all )?${adjective})*(?:${any}))(?: colou?rs?)?(?:\\s*[:=]|,? (?:is|are|in|should be|must be|of|as|to be|to|shall be|with|using))?(?: (?:a|an|the|all|soft|light|dark|bright|deep|very|pale|warm|strong))* $`,
  'i',
);
/** "white cards with navy buttons": joined nouns end where the next colour's own begins. */
const nextColour = new RegExp(`(?: and| &|,(?: and)?) (?:the |all )?(?:${colourPattern}).*$`, 'i');

/** The elements a colour was asked for; none when it was only named. */
export function rolesOf(text: string, start: number, end: number): ColourRole[] {
  const after = following.exec(text.slice(end, end + 70).replace(nextColour, ''))?.[1];
  if (after !== undefined) return rolesIn(after);
  return rolesBefore(text, start);
}

/** "Gold buttons and cards in white": the buttons have their colour already. */
function rolesBefore(text: string, start: number): ColourRole[] {
  const from = Math.max(0, start - 60);
  const match = preceding.exec(text.slice(from, start));
  const list = match?.[1];
  if (match === null || list === undefined) return [];
  const coloured = new RegExp(
    `(?:${colourPattern}) (?:(?:as|for|on|in) )?(?:(?:the|all|your|page) )*$`,
    'i',
  ).test(text.slice(0, from + match.index));
  return rolesIn(coloured ? list.replace(/^.*?(?: and|,(?: and)?| &) /i, '') : list);
}

/** "Burgundy on cream": the second is the ground, the first stands on it. */
export function onGround(text: string, start: number, end: number): ColourRole[] {
  if (
    new RegExp(`(?:${colourPattern}) on (?:an? )?$`, 'i').test(
      text.slice(Math.max(0, start - 34), start),
    )
  )
    return ['background'];
  return new RegExp(`^ on (?:an? )?(?:${colourPattern})`, 'i').test(text.slice(end, end + 30))
    ? ['brand']
    : [];
}
