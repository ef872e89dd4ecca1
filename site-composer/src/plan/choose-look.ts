import { artDirections } from '../art/directions';
import type { ArtDirection } from '../art/directions';
import { isSameHue } from '../colour/asked-pair';
import type { AskedLook } from '../model/brief';
import type { Look } from '../model/page';
import { tradeOf } from '../catalogue/trades';
import { typePairings } from '../type/pairings';
import { meaningOf, nearness } from '../catalogue/words/word-vectors';
import type { PageContext } from './page-context';

/** Moods asked for decide; then what the trade or the meaning of the subject suits. The prompt breaks a tie. */
export function chooseLook(context: PageContext): { look: Look; direction: ArtDirection } {
  const { brief, trade } = context;
  const askedMoods = brief.asked.look.moods.map(sameMood);
  const moods = [...askedMoods, ...(trade?.moods ?? [])];
  const words = [
    ...brief.subject.phrase.toLowerCase().split(' '),
    ...(trade ? [trade.id.replaceAll('-', ' ')] : []),
    ...(trade?.words ?? []).slice(0, 4),
    brief.purpose,
    ...(brief.purpose === 'application' ? ['app', 'tool'] : []),
  ];
  const direction = best(
    artDirections,
    context,
    (one) =>
      score(one.moods, askedMoods, 4) +
      score(one.moods, moods, 1) +
      suits(one.suits, words) +
      rank(brief.seed, one.id, 0.35),
  );
  const pairing = best(
    typePairings,
    context,
    (one) =>
      faceScore(context, one.id) +
      score(one.moods, askedMoods, 3) +
      score(one.moods, [...moods, ...direction.moods], 1) +
      rank(brief.seed, one.id, 0.9),
  );
  return {
    direction,
    look: {
      direction: direction.id,
      pairing: pairing.id,
      scheme:
        brief.asked.look.scheme ??
        (isDark(brief.asked.look.colours.background?.hex) ? 'dark' : 'light'),
      accent: accentOf(context),
      ...(brief.asked.still ? { still: true } : {}),
      asked: askedColours(brief.asked.look.colours),
    },
  };
}

/** "Teal #0f5c63" names one colour twice: the exact one is meant. */
function askedColours(given: AskedLook['colours']): Record<string, string> {
  const { brand, accent, ...others } = given;
  const two = brand && accent && isSameHue(brand.hex, accent.hex);
  const [exact, ...more] = two ? [brand, accent].filter(({ words }) => words.includes('#')) : [];
  const meant = exact && more.length === 0 ? { brand: exact } : { brand, accent };
  return Object.fromEntries(
    Object.entries({ ...meant, ...others }).flatMap(([role, one]) =>
      one === undefined ? [] : [[role, one.hex]],
    ),
  );
}

function best<One>(all: readonly One[], _context: PageContext, value: (one: One) => number): One {
  const sorted = all
    .map((one) => ({ one, value: value(one) }))
    .toSorted((a, b) => b.value - a.value);
  const first = sorted[0]?.one;
  if (first === undefined) throw new Error('There is nothing to choose from');
  return first;
}

function score(own: readonly string[], wanted: readonly string[], weight: number): number {
  return wanted.filter((mood) => own.includes(mood)).length * weight;
}

const moodsByWord: Readonly<Record<string, string>> = {
  gentle: 'calm',
  soft: 'calm',
  bright: 'cheerful',
  quiet: 'calm',
  cute: 'playful',
  tidy: 'clean',
  plain: 'minimal',
  homely: 'cosy',
  minimalist: 'minimal',
  minimalistic: 'minimal',
  cozy: 'cosy',
  luxury: 'luxurious',
  premium: 'luxurious',
  sober: 'serious',
  earthy: 'natural',
  organic: 'natural',
  vibrant: 'lively',
  energetic: 'energetic',
  sleek: 'modern',
  simple: 'minimal',
  fun: 'playful',
  colorful: 'colourful',
  rustic: 'rustic',
  vintage: 'classic',
  retro: 'bold',
  zen: 'calm',
  chic: 'stylish',
  fancy: 'elegant',
  sophisticated: 'elegant',
  dreamy: 'romantic',
  airy: 'clean',
  quirky: 'playful',
  gritty: 'industrial',
  brutalist: 'industrial',
  editorial: 'literary',
  urgent: 'direct',
};

function sameMood(mood: string): string {
  return moodsByWord[mood] ?? mood;
}

/** How near a subject is to what a direction was drawn for: 0 to about 3. */
function suits(own: readonly string[], words: readonly string[]): number {
  if (own.some((suit) => words.includes(suit))) return 3;
  const meaning = meaningOf(words);
  const other = meaningOf(own.flatMap((suit) => suit.split(' ')));
  return meaning && other ? nearness(meaning, other) * 2 : 0;
}

/** A number below `most` that belongs to this prompt and this choice. */
function rank(seed: number, id: string, most: number): number {
  let hash = seed;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 8) % 1000) * (most / 1000);
}

const faces: Readonly<Record<string, readonly string[]>> = {
  serif: ['fraunces', 'cormorant', 'newsreader'],
  sans: ['manrope', 'bricolage', 'archivo', 'gabarito'],
  display: ['unbounded', 'syne', 'shoulders'],
  mono: ['archivo', 'manrope'],
};

function faceScore({ brief }: PageContext, id: string): number {
  const wanted = brief.asked.look.typeface;
  return wanted !== null && faces[wanted]?.includes(id) === true ? 10 : 0;
}

/** Anchors of meaning with an accent that belongs to them. */
const accents: readonly (readonly [string, string])[] = [
  ['garden plant forest nature green farm vegetable', '#2f6b3f'],
  ['sea lake fishing water boat swimming sailing', '#0b6b8a'],
  ['bread bakery coffee breakfast cake flour', '#a8551e'],
  ['restaurant dinner chef pizza wine meat', '#a83a2a'],
  ['wedding love flowers bride romance', '#a63a5b'],
  ['computer software data technology internet code', '#3b4cca'],
  ['music concert guitar festival dance band', '#7a2fb0'],
  ['football sport team race gym fitness', '#c2410c'],
  ['bank money law tax finance insurance', '#1f5c4a'],
  ['children school toys kindergarten play', '#b45309'],
  ['church prayer faith worship', '#4b3f8f'],
  ['dentist doctor health clinic medicine hospital', '#0f6f86'],
  ['house building construction repair tools plumber', '#9a4a12'],
  ['dog cat animal pet horse', '#7c5a1e'],
  ['hair beauty makeup salon fashion', '#9d3a7a'],
  ['travel hotel mountain beach holiday hiking', '#136a72'],
  ['chess game puzzle strategy board', '#40407a'],
  ['book library reading writing story', '#7b3030'],
  ['photography art painting gallery design', '#5b3fa0'],
];

function accentOf({ brief }: PageContext): string {
  // Its colours need no language: a page in French has those of its trade as well.
  const trade = tradeOf(brief.subject.tradeId);
  const { brand, button, accent, heading, text } = brief.asked.look.colours;
  // "White page, black type" names all colours there are to be: a further one would not be that page.
  const asked = brand ?? button ?? accent ?? heading ?? text;
  if (asked) return asked.hex;
  const meaning = meaningOf([
    ...brief.subject.phrase.toLowerCase().split(' '),
    ...(trade?.words.slice(0, 5) ?? []),
  ]);
  if (!meaning) return accents[brief.seed % accents.length]?.[1] ?? '#3b4cca';
  const near = accents.map(([words, hex]) => ({
    hex,
    value: nearness(meaning, meaningOf(words.split(' ')) ?? meaning),
  }));
  return near.toSorted((a, b) => b.value - a.value)[0]?.hex ?? '#3b4cca';
}

function isDark(hex: string | undefined): boolean {
  if (hex === undefined) return false;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.3 * (r ?? 0) + 0.59 * (g ?? 0) + 0.11 * (b ?? 0) < 90;
}
