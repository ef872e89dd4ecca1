import * as z from 'zod/mini';
import nouns from '../catalogue/vocabulary/colour-roles.json' with { type: 'json' };
import type { ColourRole } from '../model/brief';
import type { Token } from '../text/sentences';
import type { Mention } from './colour-mentions';

/** Parts of a page that are given a colour, in the languages of pages. */
const nounsSchema = z.record(
  z.enum([
    'background',
    'button',
    'card',
    'heading',
    'accent',
    'text',
    'header',
    'footer',
    'brand',
  ]),
  z.string(),
);

const roleNouns: Readonly<Record<string, ColourRole | undefined>> = Object.fromEntries(
  Object.entries(nounsSchema.parse(nouns)).flatMap(([role, words]) =>
    words.split(' ').map((word) => [word, role as ColourRole] as const),
  ),
);

const linking = new Set(
  'is are in of should be must to a an the colour color colours colors colored coloured : = using with as have has for on all my our your its soft light dark bright deep very pale warm strong bold and& , - form site action call from via shade shades tone der die das den dem des ein eine einen einem einer im ist sind soll sollen sein farbe mit auf le la les l un une des du de en est sont couleur avec el los las una unos unas color es son sea con o os as um uma uns da do em é são cor com il lo gli i uno sia sono di colore nel nella het een zijn is moet moeten kleur met van bitte graag'.split(
    ' ',
  ),
);

/** Whether a word is a part of a page that is given a colour. */
export const isRoleNoun = (word: string): boolean => roleNouns[word] !== undefined;

/** What may stand between a colour and the part of the page it is for. */
const between = new Set(
  'as for the all on a my colour color colored coloured toned site page form action call to - component tones ( ) our primary in für den die das der dem im am auf alle sur pour le la les l dans au aux en el los las para de del nel nella nei per il lo i gli sul sulla su o os as no na nos nas op het de in voor'.split(
    ' ',
  ),
);

/** What joins parts of a page. */
const joins = new Set(['and', ',', '&', 'the', 'all', 'und', 'et', 'y', 'e', 'en']);

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
    } else if (roles.length > 0 && !joins.has(word)) break;
    else if (roles.length === 0) {
      skipped += 1;
      if (skipped > 4 || !between.has(word)) break;
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
  const words = tokens.slice(at + 1, next.from).map(({ lower }) => lower);
  const linked =
    words.length === 0 ||
    words.some((word) => ['is', 'are', 'in', ':', '=', 'be', 'should', 'must'].includes(word));
  return linked && (held > 0 || words.length > 0 || tokens[at - 1]?.text === ',');
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
    else if (!(roles.length > 0 && joins.has(tokens[at]?.lower ?? ''))) break;
  }
  return roles.length > 0 ? [...new Set(roles)] : null;
}

/** "Burgundy on cream": the second is the ground. */
export function onGround(tokens: readonly Token[], { from, to }: Mention): ColourRole[] | null {
  const word = tokens[from - 1]?.lower;
  if (word === 'on' || (word === 'a' && tokens[from - 2]?.lower === 'on')) return ['background'];
  return tokens[to]?.lower === 'on' && tokens[to + 1]?.pos === 'ADJ' ? ['brand'] : null;
}
