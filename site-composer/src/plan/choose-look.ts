import { artDirections } from '../art/directions';
import type { ArtDirection } from '../art/directions';
import type { Look } from '../model/page';
import { typePairings } from '../type/pairings';
import { meaningOf, nearness } from '../catalogue/words/word-vectors';
import { chooseColours } from './choose-colours';
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
      ...chooseColours(brief),
      ...(brief.asked.still ? { still: true } : {}),
    },
  };
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
