import { textsIn } from 'site-document/text';
import { classesOf } from 'site-document/tree';
import { directionOf, readLook } from '../composed/composed-look';
import { directionFor, restyle } from '../composed/restyle';
import { isOf } from '../../catalogue/vocabulary/vocabulary';
import { artDirections } from '../../art/directions';
import { meaningOf, nearness } from '../../catalogue/words/word-vectors';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';

import type { Site } from '../site';

const form =
  /^(?:(?:it|this|that|everything|the (?:whole )?(?:page|site|website|design|look|style|thing|overall look|look and feel))\s+)?(?:to )?(?:look |feel |be |an? )?(?:(?:a )?(?:bit|little|lot|much|far|way|slightly)\s+)*(?:more |less )?([\p{L}-]+)(?:\s+(?:look|feel|style|design|vibe|mood|overall))*(?:,? (?:and|but|,) .*)?$/iu;
const another =
  /\b(?:another|different|new|fresh) (?:look|style|design|layout|art direction)\b|^(?:redesign|restyle)/i;

const moodsOf: Readonly<Record<string, string>> = {
  calmer: 'calm',
  warmer: 'warm',
  bolder: 'bold',
  cleaner: 'clean',
  fresher: 'fresh',
  friendlier: 'friendly',
  cosier: 'cosy',
  cozier: 'cosy',
  cozy: 'cosy',
  livelier: 'lively',
  simpler: 'minimal',
  quieter: 'calm',
  louder: 'loud',
  softer: 'calm',
  contemporary: 'modern',
  minimalist: 'minimal',
  serious: 'serious',
  fancy: 'elegant',
  luxurious: 'elegant',
  fun: 'playful',
  stylish: 'elegant',
  classy: 'elegant',
  relaxed: 'calm',
  quiet: 'calm',
  simple: 'minimal',
};

/** "more modern", "calmer", "make it playful": another art direction with the same content. */
export const changeStyle: Changer = ({ rest, verb, action, quotes }, site): Outcome | null => {
  if (!['set', null].includes(action) || quotes.length > 0) return null;
  const plain = rest.trim();
  const word = another.test(`${verb} ${plain}`)
    ? ''
    : (form.exec(plain)?.[1] ?? null)?.toLowerCase();
  if (word === null || word === undefined) return null;
  const mood = moodsOf[word] ?? word;
  if (word !== '' && !isOf('lookWords', mood) && moodsOf[word] === undefined) return null;
  if (/\bless\b/i.test(plain))
    return refuse('say what it should be instead, as “calmer” or “more modern”.');
  const look = readLook(site);
  if (!look || !directionOf(site))
    return refuse(
      'this page was not made by the composer, so its design cannot be changed as a whole. Ask for single colours, typefaces or sizes.',
    );
  const direction =
    word === ''
      ? (artDirections.find(({ id }) => id !== look.direction.id) ?? null)
      : (directionFor(mood, look.direction.id) ?? nearest(mood, look.direction.id));
  const changed = direction ? restyle(site, direction, mood) : null;
  if (!direction || !changed) return refuse('no other design of the composer suits that better.');
  return {
    site: changed,
    sentence: `Gave the page another design${word === '' ? '' : `, which is ${mood}`}; the content is the same.`,
    holds: (after, before) =>
      classesOf(after.body).includes(`direction-${direction.id}`) && sameTexts(after, before),
  };
};

function sameTexts(one: Site, other: Site): boolean {
  const read = (site: Site): string =>
    textsIn(site.body)
      .map(({ value }) => value.trim())
      .join('\n');
  return read(one) === read(other);
}

/** A mood no direction names: the one whose own moods are nearest in meaning. */
function nearest(mood: string, current: string) {
  const wanted = meaningOf([mood]);
  if (!wanted) return null;
  const ranked = artDirections
    .filter(({ id }) => id !== current)
    .map((one) => ({ one, value: nearness(wanted, meaningOf([...one.moods]) ?? wanted) }))
    .toSorted((first, second) => second.value - first.value);
  return ranked[0]?.one ?? null;
}
