import type { ColourRole } from '../brief';
import { cssComponents, cssGrounds } from '../colour/css-names';
import { colourPattern, colourValue } from '../colour/names';
import { toHex, toOklch } from '../colour/oklch';
import { onGround, rolesOf } from './colour-roles';

/** A colour named in the prompt. `roles` are the elements it was asked for; none when it was only named. */
export interface ColourMention {
  words: string;
  hex: string;
  roles: ColourRole[];
  start: number;
}

/** "Soft lavender" as a ground is lavender with most of the paper showing through. */
function softened(hex: string): string {
  const { l, c, h } = toOklch(hex);
  return toHex({ l: l + (1 - l) * 0.55, c: c * 0.45, h });
}

/** "Black tea", "white bread": no colour of the page. */
const food =
  /^[ -](?:tea|bean|beans|juice|cake|salad|curry|wine|room|leaf|belt|friday|space|hat|market|church|jam|roast|shop|house|bread|bun|rolls?|buns|street|valley|beach|castle|wine|bar|paper|energy|stone|water|berry|coat|collar)\b/i;

/** Words that are things first and colours only where colours are spoken of. */
const thing =
  /^(?:coffee|espresso|honey|vanilla|cinnamon|caramel|chocolate|lemon|cherry|peach|apricot|salmon|olive|mint|lime|rose|wine|champagne|cream|sand|stone|pearl|forest|fern|pine|clay|copper|bronze|gold|silver|ruby|sapphire|jade|walnut|mustard|saffron|avocado|pistachio|plum|snow|chalk|linen|brick|moss|lavender|ink|denim|slate|orange|golden|coral|raspberry|eggplant|aubergine|tan|rust|sage|orchid|eucalyptus|page|violet)$/i;

/** "Navy and gold", "palette: sage, sand": colours are being spoken of here. */
function amongColours(text: string, start: number, end: number): boolean {
  return (
    new RegExp(`(?:${colourPattern})(?:,? (?:and|&|with) |\\s*[/,]\\s*)$`, 'i').test(
      text.slice(Math.max(0, start - 30), start),
    ) ||
    new RegExp(`^(?:,? (?:and|&|with) |\\s*[/,]\\s*)(?:${colourPattern})`, 'i').test(
      text.slice(end, end + 34),
    ) ||
    /\b(?:colou?rs?|palette|scheme|theme|tones?|shades?|use|accents?)\b/i.test(
      text.slice(Math.max(0, start - 60), end + 60),
    )
  );
}

const startsSentence = (text: string, start: number): boolean =>
  start === 0 || /[.:!?\n]\s*$/.test(text.slice(0, start));

/** Whether a colour word is meant as a colour, given the elements it was asked for. */
function isColour(
  text: string,
  words: string,
  [start, end]: readonly [number, number],
  asked: boolean,
): boolean {
  const before = text.slice(0, start);
  const capital = /^\p{Lu}/u.test(words) && !startsSentence(text, start);
  if (food.test(text.slice(end, end + 24))) return false;
  if (
    /\b(?:flat|egg|pinot|sauvignon|the) $/i.test(before.slice(-10)) &&
    !capital &&
    /^(?:white|noir|blanc)$/i.test(words)
  )
    return false;
  if (/\b(?:no|not|avoid|without|hate|instead of) (?:any )?$/i.test(before)) return false;
  if (asked || words.startsWith('#')) return true;
  return !capital && (!thing.test(words) || amongColours(text, start, end));
}

/** What is painted: for elements named with a CSS colour that very colour, else our softer one. */
function shownAs(hex: string, words: string, roles: readonly ColourRole[], soft: boolean): string {
  const name = words.toLowerCase();
  if (roles.includes('background') || roles.includes('card')) {
    if (/^gr[ae]y$/.test(name)) return '#d3d3d3';
    if (soft) return softened(hex);
    return cssGrounds[name] ?? hex;
  }
  return roles.some((role) => ['brand', 'button', 'heading'].includes(role))
    ? (cssComponents[name] ?? hex)
    : hex;
}

/** Every colour of a text with the elements it was asked for. */
export function mentionsOf(text: string): ColourMention[] {
  return [...text.matchAll(new RegExp(colourPattern, 'gi'))].flatMap((match) => {
    const [words] = match;
    const start = match.index;
    const end = start + words.length;
    const hex = colourValue(words);
    if (hex === null) return [];
    const said = rolesOf(text, start, end);
    const roles = said.length > 0 ? said : onGround(text, start, end);
    if (!isColour(text, words, [start, end], roles.length > 0)) return [];
    const soft = /\b(?:soft|light|pale|very light) $/i.test(text.slice(0, start));
    const shown = shownAs(hex, words, roles, soft);
    return [{ words: words.toLowerCase(), hex: shown, roles, start }];
  });
}
