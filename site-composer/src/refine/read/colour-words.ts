import { softenedColours } from '../../catalogue/vocabulary/vocabulary';
import type { ColourRole } from '../../model/brief';
import { isPlainlyEnglish } from '../../text/plain-spelling';
import { readSentences } from '../../text/sentences';
import type { Token } from '../../text/sentences';
import { readMentions } from '../../understand/colour-mentions';
import type { Mention } from '../../understand/colour-mentions';
import { rolesBefore, rolesBehind } from '../../understand/colour-roles';

/** A colour in a request with what it is asked for. */
export interface AskedColour {
  readonly hex: string;
  readonly words: string;
  readonly roles: readonly ColourRole[];
}

/** Writing and grounds that are asked to be black may be nearly so. */
const softened: Readonly<Record<string, string>> = { ...softenedColours, black: '#0b0b0c' };

const sameWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:call[- ]to[- ]action|ctas?)(?: buttons?)?\b/gi, 'buttons'],
  [/\b(?:writing|letters|lettering|words|body copy|paragraphs?|type)\b/gi, 'text'],
  [/\b(?:menu bar|nav(?:igation)? bar|top bar)\b/gi, 'navbar'],
  [/\b(?:titles|subheadings|section titles)\b/gi, 'headings'],
  [/\b(?:backdrop|ground|page colou?r)\b/gi, 'background'],
  [/\b(?:links|highlights)\b/gi, 'accent'],
  [/\bbg\b/gi, 'background'],
  [/\bgrey\b/gi, 'gray'],
];

const hints = /\b(?:light|dark|pale|deep|soft|bright|warm)\b/i;

/** The colours named in a request, in their order, with the parts they are for. */
export function readColours(text: string): AskedColour[] {
  let plain = text.replaceAll(/‹\d+›/g, ' ').slice(0, 600);
  for (const [pattern, word] of sameWords) plain = plain.replaceAll(pattern, word);
  return readSentences(plain).flatMap((sentence) => {
    const raw = readMentions(sentence, isPlainlyEnglish(plain));
    const claimed = new Set<number>();
    const { tokens } = sentence;
    const meant = raw.filter((mention) => isMeant(tokens, mention));
    return meant.map((mention, index) => {
      const next = meant[index + 1]?.from ?? tokens.length;
      const roles =
        rolesBehind(tokens, mention.to, next, claimed, meant) ??
        rolesBefore(tokens, mention.from, claimed) ??
        groundRole(mention, tokens) ??
        [];
      return {
        hex: shade(mention, tokens[mention.from - 1]?.lower),
        words: wordsOf(mention, tokens[mention.from - 1]?.lower),
        roles,
      };
    });
  });
}

const parts =
  /^(?:colou?r(?:s|ed)?|backgrounds?|buttons?|headings?|headlines?|headers?|footers?|text|links?|accents?|cards?|sections?|areas?|blocks?|hero|banner|theme|palette|scheme|tones?|shades?|ones?|instead|everywhere|font|fonts|title|titles|navbar|navigation|details|borders?|page|site|website|look|design|mode|touches|panels?|tiles?|boxes|icons?)$/;

/** "Green Park" is a name and "cinnamon buns" are eaten: a capital, or a thing behind the colour, says so. */
function isMeant(tokens: readonly Token[], { from, to, words }: Mention): boolean {
  if (words.startsWith('#')) return true;
  const [first, behind] = [tokens[from], tokens[to]];
  if (from > 0 && first?.capital === true && tokens[from - 1]?.text !== ':') return false;
  if (behind?.text === '&' || tokens[from - 1]?.text === '&') return false;
  return !behind || !['NOUN', 'PROPN'].includes(behind.pos) || parts.test(behind.lower);
}

/** "white on black": what stands behind "on" is the ground. */
function groundRole(
  { from }: Mention,
  tokens: readonly { readonly lower: string }[],
): ColourRole[] | null {
  const before = tokens[from - 1]?.lower;
  const second = tokens[from - 2]?.lower;
  return before === 'on' || (before === 'a' && second === 'on') ? ['background'] : null;
}

function wordsOf({ words }: Mention, before: string | undefined): string {
  return before !== undefined && hints.test(before) ? `${before} ${words}` : words;
}

/** "dark green" where the table has no such name: the colour itself, darker. */
function shade({ words, hex }: Mention, before: string | undefined): string {
  const base = softened[words] ?? hex;
  const factor = { dark: 0.55, deep: 0.6 }[before ?? ''];
  if (factor !== undefined) return mixed(base, '#000000', factor);
  const pale = { light: 0.4, pale: 0.3, soft: 0.6 }[before ?? ''];
  return pale === undefined ? base : mixed(base, '#ffffff', pale);
}

function mixed(one: string, other: string, share: number): string {
  const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) =>
    Math.round(part(one, at) * share + part(other, at) * (1 - share)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
