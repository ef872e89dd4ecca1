import type { ColourRole } from '../model/brief';
import type { Token } from '../text/sentences';
import type { Mention } from './colour-mentions';

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
  type: 'text',
  writing: 'text',
  letters: 'text',
  schrift: 'text',
  texte: 'text',
  texto: 'text',
  testo: 'text',
  tekst: 'text',
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

/** "navy cards and buttons": what follows the colour, with what is joined to it. */
export function rolesBehind(
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

/** "headings and buttons in navy". */
export function rolesBefore(
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
export function onGround(tokens: readonly Token[], { from, to }: Mention): ColourRole[] | null {
  const word = tokens[from - 1]?.lower;
  if (word === 'on' || (word === 'a' && tokens[from - 2]?.lower === 'on')) return ['background'];
  return tokens[to]?.lower === 'on' && tokens[to + 1]?.pos === 'ADJ' ? ['brand'] : null;
}
