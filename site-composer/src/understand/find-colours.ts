import type { AskedLook, ColourRole } from '../model/brief';
import { isPlainlyEnglish } from '../text/plain-spelling';
import type { Sentence, Token } from '../text/sentences';
import { isOf, softenedColours } from '../catalogue/vocabulary/vocabulary';
import { isTone, readMentions } from './colour-mentions';
import type { Mention } from './colour-mentions';
import { onGround, rolesBefore, rolesBehind } from './colour-roles';

const cues =
  /\b(?:colou?rs?|palette|scheme|theme|tones?|hues?|shades?|accents?|style|look|design|vibe|farben?|couleurs?|colores?|cores|colori|kleuren|use|background|buttons?|aesthetic|feel)\b/i;
const things = new Set(
  'coffee espresso honey vanilla cinnamon caramel chocolate lemon cherry peach apricot salmon olive mint lime rose wine champagne cream sand stone pearl forest fern pine clay copper bronze gold silver ruby sapphire jade walnut mustard saffron avocado pistachio plum snow chalk linen brick moss lavender ink denim slate orange golden coral raspberry eggplant aubergine tan rust sage orchid eucalyptus page violet butter brass sandy peru'.split(
    ' ',
  ),
);

/** The colours asked for, by what they were asked for; a colour without a part leads the page. */
export function findColours(sentences: readonly Sentence[]): AskedLook['colours'] {
  const english = isPlainlyEnglish(sentences.map(({ text }) => text).join(' '));
  const mentions = sentences.flatMap((sentence) => inSentence(sentence, english));
  const colours: Partial<Record<ColourRole, { hex: string; words: string }>> = {};
  for (const { roles, hex, words } of mentions)
    for (const role of roles) colours[role] = { hex, words };
  const loose = mentions.filter(({ roles }) => roles.length === 0);
  for (const { words, ...mention } of loose) {
    const hex = softenedColours[words] ?? mention.hex;
    if (Object.values(colours).some((held) => held.hex === hex)) continue;
    const role = looseRole(colours, hex, mentions.length);
    if (role) colours[role] = { hex, words };
  }
  return colours;
}

/** A pale or very dark colour beside others is the ground; else brand, then accent. */
function looseRole(colours: AskedLook['colours'], hex: string, count: number): ColourRole | null {
  const light = lightness(hex);
  const pale = light > 0.86;
  if (!colours.background && (pale || (count > 1 && light < 0.12))) return 'background';
  if (pale) return null;
  if (!colours.brand) return 'brand';
  return colours.accent ? null : 'accent';
}

function lightness(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.3 * (r ?? 0) + 0.59 * (g ?? 0) + 0.11 * (b ?? 0);
}

function inSentence(sentence: Sentence, english: boolean): Mention[] {
  const { tokens } = sentence;
  const raw = readMentions(sentence, english);
  const claimed = new Set<number>();
  const cued = cues.test(sentence.text);
  const alone = clausesOfColour(sentence, raw);
  return raw.flatMap((mention, index) => {
    const next = raw[index + 1]?.from ?? tokens.length;
    const roles =
      rolesBehind(tokens, mention.to, next, claimed, raw) ??
      rolesBefore(tokens, mention.from, claimed) ??
      onGround(tokens, mention) ??
      [];
    const neighbour = [raw[index - 1], raw[index + 1]].some(
      (other) =>
        other &&
        Math.min(Math.abs(other.from - mention.to), Math.abs(mention.from - other.to)) <= 2,
    );
    const meant =
      (roles.length > 0 && !isRuledOut(tokens, mention)) ||
      mention.words.startsWith('#') ||
      (isTone(mention.words) && !isRuledOut(tokens, mention)) ||
      (alone.has(index) && !isRuledOut(tokens, mention)) ||
      (isMeant(tokens, mention, english) &&
        (things.has(mention.words)
          ? ((cued || besideColour(tokens, mention, [raw[index - 1], raw[index + 1]], english)) &&
              neighbour) ||
            isAsked(tokens, mention)
          : true));
    return meant ? [{ ...mention, roles }] : [];
  });
}

/** "Green Park" is a name, "red wine" a drink: a capital, or a thing behind the colour, says so. */
function isMeant(tokens: readonly Token[], mention: Mention, english: boolean): boolean {
  const { from, to } = mention;
  const first = tokens[from];
  const behind = tokens[to];
  if (english && from > 0 && first?.capital && !tokens[from - 1]?.text.match(/[:.,]/)) return false;
  if (isRuledOut(tokens, { from })) return false;
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
  'band stripe stripes thing line lines touches details ink type writing everything everywhere n dots borders edges colour colours color colors somewhere bits please tones'.split(
    ' ',
  ),
);

/** "something in lavender", "use plum", "Farbe Petrol". */
function isAsked(tokens: readonly Token[], { from }: Pick<Mention, 'from'>): boolean {
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

/** "no bright red", "anything but pink": a colour that must not be there. */
function isRuledOut(tokens: readonly Token[], { from }: Pick<Mention, 'from'>): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const word = tokens[at]?.lower ?? '';
    if (
      [
        'no',
        'not',
        'avoid',
        'without',
        'never',
        'hate',
        'hates',
        'kein',
        'keine',
        'ohne',
        'sans',
        'sin',
        'senza',
        'sem',
        'geen',
      ].includes(word)
    )
      return true;
    if (word === 'but' && ['anything', 'everything'].includes(tokens[at - 1]?.lower ?? ''))
      return true;
    if (['.', ',', ';'].includes(word)) return false;
  }
  return false;
}

/** "navy and mustard": a thing joined to what can only be a colour is one as well. */
function besideColour(
  tokens: readonly Token[],
  mention: Mention,
  others: readonly (Mention | undefined)[],
  english: boolean,
): boolean {
  return others.some((other) => {
    if (!other || things.has(other.words) || !isMeant(tokens, other, english)) return false;
    const between = tokens
      .slice(Math.min(other.to, mention.to), Math.max(other.from, mention.from))
      .filter(({ pos }) => pos !== 'ADJ');
    return between.length === 1 && ['and', 'with', '&', '+', ','].includes(between[0]?.lower ?? '');
  });
}

const beside = new Set(
  'and with in on a an the some of touch touches hint bit or please thanks maybe very quite soft warm bright dark deep light pale lots bits accents accent colour colours color colors coloured colored only just mostly all like it our und mit in auf et avec en y con e com em di met op bitte per favore se possible i would want like love prefer think keep'.split(
    ' ',
  ),
);

/** A word that may stand beside colours where nothing but looks is spoken of. */
export function isColourTalk(word: string): boolean {
  return beside.has(word) || isOf('lookWords', word) || isOf('lookNouns', word);
}

/** Mentions in a part of a sentence that says nothing but colours: "Dark green please", "sea blue and rust". */
function clausesOfColour({ tokens, text }: Sentence, raw: readonly Mention[]): ReadonlySet<number> {
  const held = new Set<number>();
  let start = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && !/^[,;.!:()–—-]+$/.test(tokens[at]?.text ?? '')) continue;
    const inside = raw.flatMap((mention, index) =>
      mention.from >= start && mention.to <= at ? [{ mention, index }] : [],
    );
    const others = tokens.slice(start, at).filter((token, offset) => {
      const place = start + offset;
      if (inside.some(({ mention }) => place >= mention.from && place < mention.to)) return false;
      return !isColourTalk(token.lower);
    });
    // "mustard and chocolate" behind other things to eat is what it says.
    const eaten =
      at - start < tokens.length - 1 &&
      inside.every(({ mention }) => things.has(mention.words)) &&
      !cues.test(text);
    if (others.length === 0 && !eaten) for (const { index } of inside) held.add(index);
    start = at + 1;
  }
  return held;
}
