import type { AskedColours, ColourRole } from '../brief';
import { contrast } from '../colour/contrast';
import { cssComponents, cssGrounds } from '../colour/css-names';
import { colourPattern, colourValue } from '../colour/names';
import { toHex, toOklch } from '../colour/oklch';

const nouns: Record<ColourRole, string> = {
  background: 'backgrounds?|backdrop|page|base|canvas|theme background|content',
  text: 'text|typography|lettering|fonts?|type|body text',
  header: 'header|nav(?:igation)?(?: ?bar)?|top bar|menu bar',
  footer: 'footer',
  accent: 'accents?|highlights?|details|touches|trim|links?|hints?|pops?',
  brand:
    'components?|charts?|controls?|buttons?|elements?|primary|cards?|headings?|headlines?|brand|main|ctas?|icons?|branding',
};

const order: readonly ColourRole[] = ['background', 'header', 'footer', 'text', 'accent', 'brand'];

interface Mention {
  words: string;
  hex: string;
  role: ColourRole | null;
  start: number;
}

const roleOf = (text: string, start: number, end: number): ColourRole | null => {
  const after = text.slice(end, end + 40);
  const before = text.slice(Math.max(0, start - 40), start);
  for (const role of order) {
    if (
      new RegExp(
        `^(?:[ -]+|,? (?:as|for|on) (?:the |all |your |its |page |site |my )*)(?:colou?red |and white |tones? |toned |site )?(?:${nouns[role]})\\b`,
        'i',
      ).test(after)
    )
      return role;
  }
  for (const role of order) {
    if (
      new RegExp(
        `\\b(?:${nouns[role]})(?: colou?rs?)?(?:\\s*[:=]|,? (?:is|are|in|should be|must be|of|as|to be|to|shall be|with|using))?(?: (?:a|an|the|soft|light|dark|bright|deep|very|pale|warm|strong))* $`,
        'i',
      ).test(before)
    ) {
      return role;
    }
  }
  return null;
};

/** "Burgundy on cream": the second is the ground, the first stands on it. */
function onGround(text: string, start: number, end: number): ColourRole | null {
  if (
    new RegExp(`(?:${colourPattern}) on (?:an? )?$`, 'i').test(
      text.slice(Math.max(0, start - 34), start),
    )
  )
    return 'background';
  return new RegExp(`^ on (?:an? )?(?:${colourPattern})`, 'i').test(text.slice(end, end + 30))
    ? 'brand'
    : null;
}

/** "Soft lavender" as a ground is lavender with most of the paper showing through. */
function softened(hex: string): string {
  const { l, c, h } = toOklch(hex);
  return toHex({ l: l + (1 - l) * 0.55, c: c * 0.45, h });
}

function mentions(text: string): Mention[] {
  const found: Mention[] = [];
  for (const match of text.matchAll(new RegExp(colourPattern, 'gi'))) {
    const hex = colourValue(match[0]);
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 24);
    const food =
      /^[ -](?:tea|bean|beans|juice|cake|salad|curry|wine|room|leaf|belt|friday|space|hat|market|church|jam|roast|shop|house|bread|bun|rolls?|buns|street|valley|beach|castle|wine|bar|paper|energy|stone|water|berry|coat|collar)\b/i.test(
        after,
      );
    const capital =
      /^\p{Lu}/u.test(match[0]) &&
      match.index > 0 &&
      !/[.:!?\n]\s*$/.test(text.slice(0, match.index));
    const thing =
      /^(?:coffee|espresso|honey|vanilla|cinnamon|caramel|chocolate|lemon|cherry|peach|apricot|salmon|olive|mint|lime|rose|wine|champagne|cream|sand|stone|pearl|forest|fern|pine|clay|copper|bronze|gold|silver|ruby|sapphire|jade|walnut|mustard|saffron|avocado|pistachio|plum|snow|chalk|linen|brick|moss|lavender|ink|denim|slate|orange|golden|coral|raspberry|eggplant|aubergine|tan|rust|sage|orchid|eucalyptus|page|violet)$/i.test(
        match[0],
      );
    if (
      /\b(?:flat|egg|pinot|sauvignon|the) $/i.test(
        text.slice(Math.max(0, match.index - 10), match.index),
      ) &&
      !capital &&
      /^(?:white|noir|blanc)$/i.test(match[0])
    )
      continue;
    if (hex === null || food) continue;
    const role = roleOf(text, match.index, end) ?? onGround(text, match.index, end);
    const paired =
      new RegExp(`(?:${colourPattern})(?:,? (?:and|&|with) |\\s*[/,]\\s*)$`, 'i').test(
        text.slice(Math.max(0, match.index - 30), match.index),
      ) ||
      new RegExp(`^(?:,? (?:and|&|with) |\\s*[/,]\\s*)(?:${colourPattern})`, 'i').test(
        text.slice(end, end + 34),
      );
    const near =
      paired ||
      /\b(?:colou?rs?|palette|scheme|theme|tones?|shades?|use|accents?)\b/i.test(
        text.slice(Math.max(0, match.index - 60), end + 60),
      );
    if ((capital || thing) && role === null && !near && !match[0].startsWith('#')) continue;
    if (capital && role === null && !match[0].startsWith('#')) continue;
    if (/\b(?:no|not|avoid|without|hate|instead of) (?:any )?$/i.test(text.slice(0, match.index)))
      continue;
    const soft = /\b(?:soft|light|pale|very light) $/i.test(text.slice(0, match.index));
    const exact =
      /\bcomponents?\b/i.test(text) && role === 'brand'
        ? cssComponents[match[0].toLowerCase()]
        : undefined;
    const plainGrey = role === 'background' && /^gr[ae]y$/i.test(match[0]);
    const ground = role === 'background' ? cssGrounds[match[0].toLowerCase()] : undefined;
    const shown = plainGrey
      ? '#d3d3d3'
      : soft && role === 'background'
        ? softened(hex)
        : (ground ?? exact ?? hex);
    found.push({ words: match[0].toLowerCase(), hex: shown, role, start: match.index });
  }
  return found;
}

const canBeGround = (hex: string) => toOklch(hex).l > 0.9 || toOklch(hex).l < 0.24;

/** Gives every asked colour a role: said roles first, then grounds, then brand, then accent. */
export function findColours(text: string): { colours: AskedColours; conflicts: string[] } {
  const colours: AskedColours = {};
  const conflicts: string[] = [];
  const found = mentions(text);
  for (const one of found.filter((mention) => mention.role !== null)) {
    const role = one.role as ColourRole;
    const held = colours[role];
    if (
      held !== undefined &&
      held.hex !== one.hex &&
      (role === 'background' || role === 'header')
    ) {
      conflicts.push(
        `You asked for a ${held.words} and a ${one.words} ${role}; the later one, ${one.words}, was used.`,
      );
      colours[role] = one;
    } else if (held === undefined) colours[role] = one;
    else if (role === 'brand' && colours.accent === undefined) colours.accent = one;
  }
  for (const one of found.filter((mention) => mention.role === null)) {
    if (Object.values(colours).some((held) => held.hex === one.hex)) continue;
    if (colours.background === undefined && canBeGround(one.hex) && found.length > 1)
      colours.background = one;
    else if (colours.brand === undefined) colours.brand = one;
    else if (colours.accent === undefined) colours.accent = one;
    else colours.footer ??= one;
  }
  const { background, brand, accent } = colours;
  if (brand === undefined && accent !== undefined && colours.header === undefined)
    colours.brand = accent;
  // "black and white" leaves no brand; black on white is one.
  if (
    brand === undefined &&
    accent !== undefined &&
    background !== undefined &&
    contrast(accent.hex, background.hex) > 3
  ) {
    colours.brand = accent;
  }
  return { colours, conflicts };
}
