import type { AskedLook, ColourRole } from '../model/brief';
import type { Sentence, Token } from '../text/sentences';
import { colourNames, isOf } from '../catalogue/vocabulary/vocabulary';

interface Mention {
  readonly words: string;
  readonly hex: string;
  readonly from: number;
  readonly to: number;
  readonly roles: readonly ColourRole[];
}

const roleNouns: Readonly<Record<string, ColourRole>> = {
  background: 'background',
  backgrounds: 'background',
  backdrop: 'background',
  base: 'background',
  canvas: 'background',
  page: 'background',
  hintergrund: 'background',
  fond: 'background',
  fondo: 'background',
  fundo: 'background',
  sfondo: 'background',
  achtergrond: 'background',
  button: 'button',
  buttons: 'button',
  cta: 'button',
  ctas: 'button',
  boutons: 'button',
  botones: 'button',
  botões: 'button',
  pulsanti: 'button',
  knoppen: 'button',
  schaltflächen: 'button',
  card: 'card',
  cards: 'card',
  panel: 'card',
  panels: 'card',
  tiles: 'card',
  boxes: 'card',
  heading: 'heading',
  headings: 'heading',
  headline: 'heading',
  headlines: 'heading',
  titles: 'heading',
  überschriften: 'heading',
  titres: 'heading',
  accent: 'accent',
  accents: 'accent',
  highlights: 'accent',
  details: 'accent',
  touches: 'accent',
  links: 'accent',
  akzente: 'accent',
  accenti: 'accent',
  acentos: 'accent',
  text: 'text',
  typography: 'text',
  lettering: 'text',
  font: 'text',
  fonts: 'text',
  header: 'header',
  navbar: 'header',
  navigation: 'header',
  nav: 'header',
  footer: 'footer',
  components: 'brand',
  component: 'brand',
  elements: 'brand',
  primary: 'brand',
  brand: 'brand',
  main: 'brand',
  controls: 'brand',
  icons: 'brand',
  charts: 'brand',
  branding: 'brand',
};

const linking = new Set(
  'is are in of should be must to a an the colour color colours colors colored coloured : = using with as have has for on all my our your its soft light dark bright deep very pale warm strong bold and& , - form site action call from via shade shades tone'.split(
    ' ',
  ),
);
const cues =
  /\b(?:colou?rs?|palette|scheme|theme|tones?|hues?|shades?|accents?|style|look|design|vibe|farben?|couleurs?|colores?|cores|colori|kleuren|use|background|buttons?|aesthetic|feel)\b/i;
const things = new Set(
  'coffee espresso honey vanilla cinnamon caramel chocolate lemon cherry peach apricot salmon olive mint lime rose wine champagne cream sand stone pearl forest fern pine clay copper bronze gold silver ruby sapphire jade walnut mustard saffron avocado pistachio plum snow chalk linen brick moss lavender ink denim slate orange golden coral raspberry eggplant aubergine tan rust sage orchid eucalyptus page violet butter brass sandy peru'.split(
    ' ',
  ),
);

/** The colours asked for, by what they were asked for; a colour without a part leads the page. */
export function findColours(sentences: readonly Sentence[]): AskedLook['colours'] {
  const mentions = sentences.flatMap((sentence) => inSentence(sentence));
  const colours: Partial<Record<ColourRole, { hex: string; words: string }>> = {};
  for (const { roles, hex, words } of mentions)
    for (const role of roles) colours[role] = { hex, words };
  const loose = mentions.filter(({ roles }) => roles.length === 0);
  for (const { words, ...mention } of loose) {
    const hex = softened.get(words) ?? mention.hex;
    if (Object.values(colours).some((held) => held.hex === hex)) continue;
    const role = looseRole(colours, hex, mentions.length);
    if (role) colours[role] = { hex, words };
  }
  return colours;
}

/** A colour named in passing is a wish, not a value: pure red or blue would glare. */
const softened = new Map(
  Object.entries({
    red: '#c62828',
    blue: '#1e56b0',
    green: '#2a7d46',
    yellow: '#f4c81e',
    purple: '#6b3fa0',
    orange: '#ea7317',
    pink: '#e0628f',
    turquoise: '#1a9e96',
    gold: '#c9a227',
    lime: '#7bc618',
    cyan: '#0891b2',
    magenta: '#b5179e',
  }),
);

/** A pale or very dark colour beside others is the ground; else brand, then accent. */
function looseRole(colours: AskedLook['colours'], hex: string, count: number): ColourRole | null {
  const light = lightness(hex);
  if (!colours.background && count > 1 && (light > 0.86 || light < 0.12)) return 'background';
  if (!colours.brand) return 'brand';
  return colours.accent ? null : 'accent';
}

function lightness(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.3 * (r ?? 0) + 0.59 * (g ?? 0) + 0.11 * (b ?? 0);
}

function inSentence(sentence: Sentence): Mention[] {
  const { tokens } = sentence;
  const raw = readMentions(sentence);
  const claimed = new Set<number>();
  const cued = cues.test(sentence.text);
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
      roles.length > 0 ||
      mention.words.startsWith('#') ||
      (isMeant(tokens, mention) &&
        (things.has(mention.words) ? cued && neighbour : cued || neighbour));
    return meant ? [{ ...mention, roles }] : [];
  });
}

/** "Green Park" is a name, "red wine" a drink: a capital, or a thing behind the colour, says so. */
function isMeant(tokens: readonly Token[], { from, to }: Mention): boolean {
  const first = tokens[from];
  const behind = tokens[to];
  if (from > 0 && first?.capital && !tokens[from - 1]?.text.match(/[:.,]/)) return false;
  if (['no', 'not', 'avoid', 'without'].includes(tokens[from - 1]?.lower ?? '')) return false;
  return (
    behind?.pos !== 'NOUN' || isOf('lookNouns', behind.lower) || isOf('siteNouns', behind.lower)
  );
}

function readMentions({ tokens, text }: Sentence): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})\b/i.exec(
      text.slice(tokens[at]?.start, (tokens[at]?.start ?? 0) + 8),
    )?.[0];
    if (hex !== undefined) {
      const end = (tokens[at]?.start ?? 0) + hex.length;
      let to = at + 1;
      while ((tokens[to]?.start ?? end) < end) to += 1;
      found.push({ words: hex, hex: sixDigits(hex), from: at, to, roles: [] });
      at = to - 1;
      continue;
    }
    for (const length of [3, 2, 1]) {
      const words = tokens
        .slice(at, at + length)
        .map(({ lower }) => lower)
        .join(' ');
      const value = colourNames.get(words) ?? (length === 1 ? foreign[words] : undefined);
      if (value === undefined || words === 'page') continue;
      found.push({ words, hex: value, from: at, to: at + length, roles: [] });
      at += length - 1;
      break;
    }
  }
  return found;
}

const foreign: Readonly<Record<string, string>> = {
  weiß: '#ffffff',
  weiss: '#ffffff',
  schwarz: '#111111',
  rot: '#c62828',
  blau: '#1e56b0',
  dunkelblau: '#12275c',
  hellblau: '#9cc9ea',
  grün: '#2a7d46',
  dunkelgrün: '#14532d',
  gelb: '#f4c81e',
  elfenbein: '#fffff0',
  grau: '#808080',
  lila: '#7b3fa0',
  orangefarben: '#ff7f11',
  blanc: '#ffffff',
  noir: '#111111',
  rouge: '#c62828',
  bleu: '#1e56b0',
  vert: '#2a7d46',
  jaune: '#f4c81e',
  crème: '#fffdd0',
  negro: '#111111',
  blanco: '#ffffff',
  rojo: '#c62828',
  azul: '#1e56b0',
  verde: '#2a7d46',
  amarillo: '#f4c81e',
  branco: '#ffffff',
  preto: '#111111',
  vermelho: '#c62828',
  nero: '#111111',
  bianco: '#ffffff',
  rosso: '#c62828',
  blu: '#1e56b0',
  giallo: '#f4c81e',
  wit: '#ffffff',
  zwart: '#111111',
  rood: '#c62828',
  blauw: '#1e56b0',
  groen: '#2a7d46',
  geel: '#f4c81e',
};

function sixDigits(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return digits.length === 3
    ? `#${[...digits].map((digit) => digit + digit).join('')}`
    : `#${digits}`;
}

function rolesBehind(
  tokens: readonly Token[],
  from: number,
  limit: number,
  claimed: Set<number>,
  raw: readonly Mention[],
): ColourRole[] | null {
  const roles: ColourRole[] = [];
  let skipped = 0;
  for (let at = from; at < Math.min(limit, from + 9); at += 1) {
    const word = tokens[at]?.lower ?? '';
    const role = roleNouns[word];
    if (role !== undefined && !startsOwn(tokens, at, raw, roles.length)) {
      roles.push(role);
      claimed.add(at);
    } else if (roles.length > 0 && !['and', ',', '&', 'the', 'all'].includes(word)) break;
    else if (roles.length === 0) {
      skipped += 1;
      if (
        skipped > 4 ||
        ![
          'as',
          'for',
          'the',
          'all',
          'on',
          'a',
          'my',
          'colour',
          'color',
          'colored',
          'coloured',
          'toned',
          'site',
          'page',
          'form',
          'action',
          'call',
          'to',
          '-',
          'component',
          'tones',
          '(',
          ')',
          'our',
          'primary',
        ].includes(word)
      )
        break;
    }
  }
  return roles.length > 0 ? [...new Set(roles)] : null;
}

/** "white cards, buttons navy": the next colour belongs to this noun, so it is not the previous one's. */
function startsOwn(
  tokens: readonly Token[],
  at: number,
  raw: readonly Mention[],
  held: number,
): boolean {
  const next = raw.find(({ from }) => from > at && from - at <= 4);
  if (!next) return false;
  const between = tokens.slice(at + 1, next.from).map(({ lower }) => lower);
  const linked =
    between.length === 0 ||
    between.some((word) => ['is', 'are', 'in', ':', '=', 'be', 'should', 'must'].includes(word));
  return linked && (held > 0 || between.length > 0 || tokens[at - 1]?.text === ',');
}

function rolesBefore(
  tokens: readonly Token[],
  from: number,
  claimed: ReadonlySet<number>,
): ColourRole[] | null {
  let at = from - 1;
  while (
    at >= 0 &&
    from - at < 6 &&
    linking.has(tokens[at]?.lower ?? '') &&
    roleNouns[tokens[at]?.lower ?? ''] === undefined &&
    tokens[at]?.text !== ','
  )
    at -= 1;
  const roles: ColourRole[] = [];
  for (; at >= 0; at -= 1) {
    const role = roleNouns[tokens[at]?.lower ?? ''];
    if (role !== undefined && !claimed.has(at)) roles.push(role);
    else if (
      !(roles.length > 0 && ['and', ',', '&', 'the', 'all'].includes(tokens[at]?.lower ?? ''))
    )
      break;
  }
  return roles.length > 0 ? [...new Set(roles)] : null;
}

/** "Burgundy on cream": the second is the ground. */
function onGround(tokens: readonly Token[], { from, to }: Mention): ColourRole[] | null {
  const word = tokens[from - 1]?.lower;
  if (word === 'on' || (word === 'a' && tokens[from - 2]?.lower === 'on')) return ['background'];
  return tokens[to]?.lower === 'on' && tokens[to + 1]?.pos === 'ADJ' ? ['brand'] : null;
}
